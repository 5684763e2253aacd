import { get } from 'node:http';
import type pg from 'pg';
import { corretorConditions, corretorOrders } from '#contract/cadastros/corretores.ts';
import { contatoOrders } from '#contract/publico/contatos.ts';
import { execucaoOrders } from '#contract/sistema/execucoes.ts';
import type { Product } from '#tests/product.ts';

/** Answers that grow with their list by specification (API-17, WPP-04): they stream, and only begin in time. */
const whole = [
  ['corretores', '/api/corretores'],
  ['empreendimentos', '/api/empreendimentos'],
  ['hotsites', '/api/hotsites'],
  ['incorporadoras', '/api/incorporadoras'],
  ['bairros', '/api/bairros'],
  ['cidades', '/api/cidades'],
  ['imóveis usados', '/api/imoveis-usados'],
  ['aprovações', '/api/admin/whatsapp/aprovacoes'],
] as const;

const searched = ['', 'jose', 'sou', 'a', 'goncalves 19', 'c1234@exemplo', 'zzz'];
const ordered = [
  '',
  ...corretorOrders.flatMap((by) => [`&ordem=${by}`, `&ordem=${by}&direcao=desc`]),
  '&ordem=status,nome',
  '&ordem=nome,criadoEm&direcao=desc,asc',
];
/** What the screen's filters of a column ask. */
const conditions = [
  ...[
    'uf=SC',
    'uf=',
    'status=pendente',
    'site=inativo',
    'nome~souza',
    'email~c12',
    'telefone~479',
    'nome=Ana Souza 70',
  ],
  ...[
    'criadoEm>=2026-11-01',
    'precoMinimo>=300000',
    'precoMinimo=',
    'regiaoTrabalho~centro',
    'whatsapp~4799',
  ],
  ...[
    'cobertura=sem',
    'cobertura=com',
    'cidade=Cidade 7/SC',
    'bairro~bairro 77',
    'ufAtuacao=SC',
    'origem=equipe',
  ],
].map((condition) => `condicao=${encodeURIComponent(condition)}`);

/** The month so many before this one; the one under way has as little as its days. */
function monthBefore(many: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - many, 1)).toISOString().slice(0, 7);
}

/** The calls that the panel's screens make, by screen; with ids of records that exist. */
export async function callsOf(database: pg.Client): Promise<(readonly [screen: string, path: string])[]> {
  const one = async (table: string) =>
    (await database.query(`SELECT id FROM ${table} ORDER BY id OFFSET 100 LIMIT 1`)).rows[0].id as number;
  const [corretor, empreendimento, hotsite] = [
    await one('corretores'),
    await one('empreendimentos'),
    await one('hotsites'),
  ];
  return [
    ...whole,
    ['início: figuras', '/api/dashboard/stats'],
    ['início: resumo', '/api/dashboard/resumo'],
    ...searched.map(
      (q) => ['corretores: busca', `/api/corretores/busca?q=${encodeURIComponent(q)}`] as const,
    ),
    ...ordered.map((order) => ['corretores: ordem', `/api/corretores/busca?pagina=3${order}`] as const),
    ...conditions.map((one) => ['corretores: condição', `/api/corretores/busca?${one}&ordem=nome`] as const),
    ...corretorConditions.map(
      (one) => ['corretores: valores', `/api/corretores/valores?coluna=${one}`] as const,
    ),
    ['corretores: valores', '/api/corretores/valores?coluna=cidade&q=souza'],
    ['corretores: última página', '/api/corretores/busca?pagina=3900'],
    ['corretores: filtro', '/api/corretores/busca?q=pereira&status=pendente&ordem=nome'],
    ['corretores: filtro', '/api/corretores/busca?site=inativo'],
    ['corretores: duplicados', '/api/corretores/duplicados'],
    ['corretor', `/api/corretores/${corretor}`],
    ['corretor', `/api/corretores/${corretor}/cobertura`],
    ['corretor', `/api/corretores/${corretor}/precos`],
    ['corretor', `/api/corretores/${corretor}/enderecos`],
    ['corretor', `/api/associacoes/corretor/${corretor}`],
    ['visitas: programa', '/api/visitas?dias=30'],
    ['visitas: programa, um ano', '/api/visitas?dias=366'],
    ['visitas: programa, um mês', `/api/visitas/meses/${monthBefore(1)}`],
    ['visitas: programa, desde o começo', `/api/visitas/meses/2020-01?ate=${monthBefore(0)}`],
    [
      'visitas: programa, um ano seu',
      `/api/visitas/meses/${monthBefore(0).slice(0, 4)}-01?ate=${monthBefore(0).slice(0, 4)}-12`,
    ],
    ['visitas: programa, três meses', `/api/visitas/meses/${monthBefore(2)}?ate=${monthBefore(0)}`],
    ['visitas: programa, doze meses', `/api/visitas/meses/${monthBefore(11)}?ate=${monthBefore(0)}`],
    [
      'visitas: programa, os outros',
      `/api/visitas/meses/${monthBefore(1)}/mais-vistos?de=corretores&aPartir=20`,
    ],
    ['visitas: corretor', `/api/visitas?corretorId=${corretor}&dias=30`],
    ['visitas: hotsite', `/api/visitas?hotsiteId=${hotsite}&dias=30`],
    ['páginas atrás', '/api/empreendimentos/paginas-atras'],
    ['páginas atrás: uma', `/api/empreendimentos/paginas-atras?hotsiteId=${hotsite}`],
    ['empreendimento', `/api/empreendimentos/${empreendimento}`],
    ['empreendimento', `/api/empreendimentos/${empreendimento}/leitura`],
    ['empreendimento', `/api/empreendimentos/${empreendimento}/unidades`],
    ['hotsite', `/api/hotsites/${hotsite}`],
    ['hotsite', `/api/hotsites/${hotsite}/versoes`],
    ['hotsite', `/api/hotsites/${hotsite}/publicacao`],
    ['auditoria', '/api/auditoria'],
    ['auditoria: busca', '/api/auditoria?busca=residencial%2019'],
    ['auditoria: busca sem resultado', '/api/auditoria?busca=nada%20assim'],
    ['auditoria: filtro', '/api/auditoria?entidade=hotsite&acao=publicou'],
    ['auditoria: opções', '/api/auditoria/opcoes'],
    ['auditoria: um registro', `/api/auditoria?entidade=corretor&entidadeId=${corretor}`],
    ['execuções', '/api/execucoes/busca'],
    ...['pasta-19', 'pasta', 'residencial 19', 'nada assim', '377'].map(
      (q) => ['execuções: busca', `/api/execucoes/busca?q=${encodeURIComponent(q)}`] as const,
    ),
    ['execuções: busca', '/api/execucoes/busca?q=residencial&ordem=duracao&direcao=desc'],
    ['execuções: filtro', '/api/execucoes/busca?estado=failed&ordem=duracao&direcao=desc'],
    ['execuções: filtro', '/api/execucoes/busca?estado=waiting&periodo=30-dias'],
    ...execucaoOrders.flatMap((by) =>
      ['asc', 'desc'].map(
        (way) => ['execuções: ordem', `/api/execucoes/busca?pagina=3&ordem=${by}&direcao=${way}`] as const,
      ),
    ),
    ...['duracao>=40', 'duracao<=5', 'uso>=1', 'motor~modelo', 'quem=', 'nome=Residencial 19', 'id=19'].map(
      (one) => ['execuções: condição', `/api/execucoes/busca?condicao=${encodeURIComponent(one)}`] as const,
    ),
    ['execuções: limites', '/api/execucoes/limites'],
    ['super AI', '/api/super-ai/runs'],
    ['contatos', '/api/contatos'],
    ['contatos: busca', '/api/contatos?q=visitante%2019'],
    ...contatoOrders.flatMap((by) => [
      ['contatos: ordem', `/api/contatos?ordem=${by}&direcao=desc`] as const,
      ['contatos: valores', `/api/contatos/valores?coluna=${by}`] as const,
    ]),
    ['contatos: ordem', '/api/contatos?ordem=nome&estado=novo'],
    ['contatos: condição', '/api/contatos?condicao=mensagem~conhecer&entrega=lida'],
    ['lixeira', '/api/lixeira'],
    ['conversas', '/api/admin/whatsapp/conversas'],
    ['canal', '/api/admin/whatsapp/canal'],
    ['pedidos', '/api/pedidos'],
    ['serviços', '/api/servicos'],
    ['modelos', '/api/modelos'],
    ['configurações', '/api/configuracoes'],
    ['administradores', '/api/administradores'],
    ['cópias', '/api/copias'],
    ['retenção', '/api/retencao'],
    ['sessão', '/api/sessao'],
  ];
}

interface Answered {
  status: number;
  firstMs: number;
  bytes: number;
  /** Until the last byte. */
  allMs: number;
}

/** One call, from asking until its first byte of the answer's body. */
export function timeCall(product: Product, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(product.url + path, { headers: { authorization: `Bearer ${product.token}` } }, (answer) => {
      let firstMs = 0;
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        firstMs ||= performance.now() - start;
        bytes += chunk.length;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, firstMs, bytes, allMs: performance.now() - start }),
      );
      answer.on('error', reject);
    }).on('error', reject);
  });
}

export interface Measured {
  screen: string;
  path: string;
  p95: number;
  bytes: number;
  allMs: number;
}

const p95 = (values: number[]) => values.sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;

/**
 * Every call `rounds` times, one after the other. Before each round a corretor is edited, so that nothing kept from
 * before holds: each call is then the first one after a write.
 */
export async function measureCalls(
  product: Product,
  database: pg.Client,
  rounds: number,
): Promise<Measured[]> {
  const calls = await callsOf(database);
  const corretor = (await database.query('SELECT min(id) AS id FROM corretores')).rows[0].id;
  const found = new Map<string, Answered[]>();
  for (let round = 0; round < rounds; round += 1) {
    await product.call('PUT', `/api/corretores/${corretor}`, {
      biografia: `Edição ${round} de ${Date.now()}`,
    });
    for (const [, path] of calls) {
      const answered = await timeCall(product, path);
      if (![200, 404, 503].includes(answered.status)) throw new Error(`${path}: ${answered.status}`);
      found.set(path, [...(found.get(path) ?? []), answered]);
    }
  }
  return calls.map(([screen, path]) => {
    const answered = found.get(path)!;
    return {
      screen,
      path: answered[0]!.status === 200 ? path : `${path} (${answered[0]!.status})`,
      p95: p95(answered.map(({ firstMs }) => firstMs)),
      bytes: answered.at(-1)!.bytes,
      allMs: p95(answered.map(({ allMs }) => allMs)),
    };
  });
}
