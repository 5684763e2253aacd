import pLimit from 'p-limit';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { sentinels } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { ensureHotsite } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { startProductHere } from '#tests/e2e/product-here.ts';
import { startFakeAi } from '#tests/fakes/ai.ts';
import { assetOf, catalogOf, insertCorretor, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { assetsOf, fenceOf, goodAnswer, taskOf } from '#tests/fixtures/model-answers.ts';
import { type RecordName, records } from './fichas.ts';
import { drawnPictures } from './imagens.ts';

export const corretorDigits = '5547999991234';
export const pictures = [
  assetOf('a1', { description: 'Fachada do prédio' }),
  assetOf('a2', { category: 'lazer', kind: 'piscina', description: 'Piscina' }),
  assetOf('a3', { category: 'interior', kind: 'sala', description: 'Sala de estar' }),
  assetOf('a4', { category: 'planta', description: 'Planta do apartamento de 63 m²' }),
  assetOf('a5', { category: 'planta', description: 'Planta do apartamento de 92 m²' }),
];

/** What became of a page that a model wrote. */
export interface Published {
  /** Address as a visitor with a broker's link has it; null when nothing is public. */
  url: string | null;
  status: number;
  publica: boolean;
  message: string | null;
  findings: { code?: string; message?: string }[];
}

/**
 * The whole product with a model on the wire that writes the pages of a collection: asked for over the
 * panel's own call, checked, stored and shown by the real server.
 */
export async function startPages() {
  const ai = await startFakeAi();
  const product = await startProductHere({
    workers: true,
    env: {
      INTELLIGENCE: 'model',
      OPENAI_API_KEY: 'sk-teste',
      OPENAI_BASE_URL: ai.url,
      V0_API_KEY: 'sk-teste',
      V0_BASE_URL: ai.url,
      RATE_LIMIT_LOGIN: 'off',
      RATE_LIMIT_API: 'off',
    },
  });
  const token = await product.login();
  const { slug } = await insertCorretor(product.db, { whatsappNormal: corretorDigits });
  for (const [path, bytes] of await drawnPictures(pictures))
    await product.storage.put(path, bytes, 'image/jpeg');

  const waiting = new Map<string, PageSource>();
  ai.answer((request) => {
    if (taskOf(request) !== 'write') return goodAnswer(request);
    const name = assetsOf(fenceOf(request).inside).find((id) => waiting.has(id));
    if (!name) throw new Error('a page nobody asked for');
    return between(waiting.get(name)!);
  });
  let count = 0;
  const inTurn = pLimit(1);

  async function call(method: string, path: string, body?: unknown) {
    const answer = await fetch(product.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  }

  // A collection is more than a programme asks of its models on a day.
  const limites = (await call('GET', '/api/execucoes/limites')).body;
  const raised = { ...limites, dia: { chamadas: 1_000_000, tokens: 1_000_000_000 } };
  const saved = await call('PUT', '/api/execucoes/limites', raised);
  if (saved.status !== 200) throw new Error(`limits: ${JSON.stringify(saved.body)}`);

  return {
    url: product.url,
    slug: slug!,
    /** Has the model write this page for a record of its own. */
    async publish(source: PageSource, record: RecordName = 'aurora'): Promise<Published> {
      const key = `caso-${++count}`;
      waiting.set(key, source);
      const empreendimentoId = await inTurn(() =>
        insertEmpreendimento(product.db, {
          ...records[record],
          assetsCatalog: JSON.stringify(catalogOf([...pictures, { ...pictures[0]!, id: key }])),
        }),
      );
      const { id, rota } = await product.db.transaction((tx) =>
        ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora', rota: key }),
      );
      const made = await call('POST', `/api/hotsites/${id}/generate-gpt5`, { style: 'modern' });
      waiting.delete(key);
      const versions = await call('GET', `/api/hotsites/${id}/versoes`);
      const newest = Array.isArray(versions.body) ? versions.body[0] : versions.body?.versoes?.[0];
      const publica = made.status === 200 && made.body?.generated?.publicada !== false;
      return {
        url: publica ? `${product.url}/hotsite/${rota}?corretor=${slug}` : null,
        status: made.status,
        publica,
        message: made.body?.message ?? null,
        findings: newest?.achados ?? [],
      };
    },
    async stop() {
      await product.stop();
      await ai.stop();
    },
  };
}

const between = ({ html, css, js }: PageSource) =>
  [
    [sentinels.html[0], html, sentinels.html[1]],
    [sentinels.css[0], css, sentinels.css[1]],
    [sentinels.js[0], js, sentinels.js[1]],
  ]
    .flat()
    .join('\n');
