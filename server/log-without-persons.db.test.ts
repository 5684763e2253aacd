import { expect, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp } from '#tests/app.ts';

it('the log of a day with people in it names none of them in an address that is known, at its most talkative', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const app = await startTestApp({ log });
  const person = {
    nome: 'Canária Quitéria',
    nomeGuerra: 'Quitéria',
    email: 'canaria.quiteria@exemplo.com.br',
    telefone: '11 98765-0911',
    creci: 'CRECI 909911-F',
  };
  try {
    await app.login();
    const regiao = await app.post('/api/regioes', { nome: 'Sul', codigo: 'S' });
    expect(regiao.status).toBe(200);
    const made = await app.post('/api/corretores', {
      ...person,
      whatsapp: person.telefone,
      senha: 'senha-canaria',
    });
    expect(made.status, made.text).toBe(200);
    const { id } = made.body;
    // Answered, changed, refused, searched for, exported, unknown, and with a fault of the server.
    await app.call('PUT', `/api/corretores/${id}`, { body: { ...made.body, nome: person.nome, bio: 'x' } });
    await app.post('/api/corretores', { ...person, email: 'sem-arroba' });
    await app.get(`/api/corretores?busca=${encodeURIComponent(person.nome)}`);
    await app.get('/api/corretores/exportar');
    await app.post('/api/login', { username: person.email, password: 'senha-canaria' }, { token: null });
    await app.post(
      '/api/meu-espaco/entrar',
      { identificacao: person.email, senha: 'senha-canaria' },
      { token: null },
    );
    await app.post('/api/meu-espaco/esqueci', { identificacao: person.email }, { token: null });
    await app.get(`/admin?email=${person.email}&nome=${encodeURIComponent(person.nome)}`);
  } finally {
    await app.close();
  }
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const word of ['Quit', 'canaria', '98765', '909911', 'senha-canaria'])
    expect(lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  expect(text).toContain('"answered"');
}, 120_000);
