import { expect, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp } from '#tests/app.ts';

it('the log of a day with people in it names none of them, whatever addresses are asked for, at its most talkative', async () => {
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
    // Typed where an address has a number, an address of a page, or nothing of ours.
    const typed = [person.nome, person.nomeGuerra, person.email, '11987650911', 'canaria-quiteria'];
    for (const each of typed.map(encodeURIComponent))
      for (const path of ['corretores', 'corretores/17', 'nada', 'meu-espaco'].map(
        (at) => `/api/${at}/${each}`,
      ))
        for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) await app.call(method, path);
    for (const each of typed.map(encodeURIComponent))
      for (const base of [
        '',
        '/corretor',
        '/hotsite',
        '/admin/corretores',
        '/media/img',
        '/assets',
        '/fontes',
      ])
        for (const tail of ['', '/contato', `//${each}`]) await app.get(`${base}/${each}${tail}`);
  } finally {
    await app.close();
  }
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const word of ['Quit', 'canaria', 'can%c3', '98765', '909911', 'senha-canaria'])
    expect(lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  expect(text).toContain('"answered"');
  for (const path of ['/api/corretores/:id', '/api/corretores/17/*', '/corretor/:slug'])
    expect(text).toContain(`"path":"${path}"`);
}, 120_000);
