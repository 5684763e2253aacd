import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import { readStats } from '#contract/painel/painel.ts';
import { readServicos } from '#contract/sistema/servicos.ts';
import { sampleServicos } from '#tests/e2e/support/painel.ts';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { drawnWith } from '#tests/outline.tsx';
import { read } from '#web/kit/api/queries.ts';
import { FirstSteps } from './first-steps.tsx';
import { ServicosList } from './servicos-list.tsx';

const nothing = { corretoresAtivos: 0, empreendimentos: 0, imoveisUsados: 0, sitesAtivos: 0 };
const draw = (stats: object, cidades: number, empreendimentos: object[]) =>
  drawnWith(<FirstSteps />, {
    [readStats.path]: { ...nothing, ...stats },
    '/api/cidades': Array.from({ length: cidades }, (_, id) => ({ id })),
    [listEmpreendimentos.path]: empreendimentos,
  });
const page = (publicado: boolean) => ({ id: 7, rota: 'a', ativo: true, publicado, achados: null });

it('PNL-10 in part: a new installation is led step by step', async () => {
  expect(await draw({}, 0, [])).toMatchInlineSnapshot(`
    [
      "section",
      "h2 “Primeiros passos”",
      "p role=status “0 de 5”",
      "button type=button “Dispensar”",
      "li",
      "span aria-hidden=true “1”",
      "a href=/admin/territorial “Carregar as cidades do programa”",
      "li",
      "span aria-hidden=true “2”",
      "a href=/admin/empreendimentos “Ler a primeira pasta com o Super AI”",
      "li",
      "span aria-hidden=true “3”",
      "a href=/admin/hotsites “Publicar a primeira página”",
      "li",
      "span aria-hidden=true “4”",
      "a href=/admin/corretores?novo=1 “Cadastrar e aprovar o primeiro corretor”",
      "li",
      "span aria-hidden=true “5”",
      "a href=/admin/corretores “Pôr no ar o site de um corretor”",
    ]
  `);
});

it('PNL-10 in part: what is done is ticked: the cities beside those that came with a record, the first of each', async () => {
  const done = async (...given: Parameters<typeof draw>) =>
    (await draw(...given)).filter((line) => line.includes('Feito:')).length;
  const record = empreendimento({ id: 1, hotsite: page(false) });
  expect(await done({}, 1, [record])).toBe(0);
  expect(await done({}, 2, [record])).toBe(1);
  expect(await done({ empreendimentos: 1 }, 1, [record])).toBe(1);
  expect(await done({}, 1, [{ ...record, hotsite: page(true) }])).toBe(1);
  expect(await done({ corretoresAtivos: 1 }, 0, [])).toBe(1);
  expect(await done({ sitesAtivos: 1 }, 0, [])).toBe(1);
  const all = { corretoresAtivos: 1, empreendimentos: 1, sitesAtivos: 1 };
  expect(await draw(all, 2, [{ ...record, hotsite: page(true) }])).toEqual([]);
  expect((await draw(all, 0, [])).join()).toContain('3 de 5');
});

function Servicos() {
  return <ServicosList servicos={useQuery(read(readServicos))} />;
}

it('each outside service says how it is, what to do, since when, and may be checked', async () => {
  expect(await drawnWith(<Servicos />, { [readServicos.path]: sampleServicos })).toMatchInlineSnapshot(`
    [
      "section",
      "h3 “Serviços externos”",
      "p role=status “Verificados em 12/03/2026 às 11:05”",
      "button type=button “Verificar agora”",
      "li",
      "h4 “Arquivos”",
      "li",
      "p “Bucket portal” “Com falha”",
      "p “O bucket “portal” não existe.”",
      "p “Crie o bucket no serviço de arquivos ou corrija S3_BUCKET, e reinicie.”",
      "p “Código: NoSuchBucket” “Antes: funcionando (mudou em 12/03/2026 às 11:05)”",
      "li",
      "h4 “Google Drive”",
      "li",
      "p “Acesso ao Google Drive” “Funcionando”",
      "p “O Google aceita a chave de API.”",
      "p",
      "li",
      "h4 “Modelos”",
      "li",
      "p “Modelo de exemplo” “Atenção”",
      "p “Este modelo será desligado.”",
      "p “Escolha outro modelo.”",
      "p “Termina em 30/04/2026”",
      "li",
      "h4 “WhatsApp”",
      "li",
      "p “Canal” “Não configurado”",
      "p “Está em uso o simulador.”",
      "p",
    ]
  `);
  const say = async (over: object) =>
    (await drawnWith(<Servicos />, { [readServicos.path]: { ...sampleServicos, ...over } })).join('\n');
  expect(await say({ emAndamento: true })).toContain('Verificando…');
  expect(await say({ verificadoEm: null })).toContain('Ainda não verificados');
});
