import { expect, it } from 'vitest';
import { readEvidence } from '#contract/lisa/aprovacoes.ts';
import { drawnWith } from '#tests/outline.tsx';
import { EvidenceList } from './evidence-list.tsx';

const bairro = (id: number, corretores: number, empreendimentos = 0) => ({
  id,
  nome: `Bairro ${id}`,
  cidade: 'Itapema',
  corretores,
  empreendimentos,
});
const none = {
  creci: { texto: 'CRECI 123-F/SC', valido: true },
  duplicados: [],
  foto: true,
  pedida: { total: 0, bairros: [] },
  cobertura: [],
};
const draw = (over: object, regiao: string | null = 'Meia Praia') =>
  drawnWith(<EvidenceList aprovacao={{ id: 7, regiaoTrabalho: regiao } as never} />, {
    [readEvidence.path]: { ...none, ...over },
  });
const said = async (...given: Parameters<typeof draw>) => (await draw(...given)).join('\n');

it('WPP-03 in part: what speaks for a registration and what against is listed', async () => {
  expect(
    await draw({
      creci: { texto: 'CRECI x', valido: false },
      duplicados: [
        { id: 8, nome: 'Lia F.', motivos: ['whatsapp', 'creci'] },
        { id: 9, nome: 'Lia Fontoura', motivos: ['nome'] },
      ],
      foto: false,
      pedida: { total: 3, bairros: ['Centro', 'Meia Praia'] },
      cobertura: [
        ...[1, 2, 3, 4, 5, 6, 7].map((id) => bairro(id, 0, id === 1 ? 2 : id === 2 ? 1 : 0)),
        bairro(8, 2),
      ],
    }),
  ).toMatchInlineSnapshot(`
    [
      "section aria-label=Conferência",
      "h3 “Conferência”",
      "li “CRECI x: fora da forma esperada”",
      "li “2 corretores parecidos”",
      "li",
      "a href=/admin/corretores/8 “Lia F.” “: mesmo WhatsApp, mesmo número de CRECI”",
      "li",
      "a href=/admin/corretores/9 “Lia Fontoura” “: mesmo nome”",
      "li “Sem foto”",
      "li “Cobertura pedida: 3 bairros, que valem com a aprovação”",
      "p “Centro, Meia Praia e mais 1”",
      "li “Preenche 7 bairros sem corretor”",
      "li “Bairro 1, Itapema · 2 empreendimentos”",
      "li “Bairro 2, Itapema · 1 empreendimento”",
      "li “Bairro 3, Itapema”",
      "li “Bairro 4, Itapema”",
      "li “Bairro 5, Itapema”",
      "li “e mais 2”",
    ]
  `);
});

it('what is in order is said, too', async () => {
  const text = await said({ cobertura: [bairro(1, 1)], pedida: { total: 1, bairros: ['Centro'] } });
  for (const words of [
    'CRECI 123-F/SC: forma válida',
    'Nenhum corretor parecido',
    'Foto enviada',
    'Cobertura pedida: 1 bairro, que vale com a aprovação',
    '1 bairro da região já tem corretor',
  ])
    expect(text.replaceAll('” “', '')).toContain(words);
  expect(text).not.toContain('e mais');
});

it('a region that names no place is told from one that was not given', async () => {
  expect(await said({})).toContain('A região informada não cita nenhum bairro ou cidade do território');
  for (const regiao of [null, ' '])
    expect(await said({}, regiao)).toContain('Nenhuma região de trabalho informada');
});

it('one that cannot be read says so', async () => {
  const lines = await drawnWith(<EvidenceList aprovacao={{ id: 7, regiaoTrabalho: null } as never} />, {});
  expect(lines.join('\n')).toContain('Não foi possível conferir');
});
