import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { ComparacaoDeMotores, Motor, PaginaDoMotor } from '#contract/da-pasta-a-pagina/motores.ts';
import { defaultStyle, hotsiteStyleSchema } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { readLimites, usageOfRuns } from '#server/sistema/execucoes/service.ts';
import { readPageFacts } from '../page-facts.ts';
import { inspectVersion } from '../verificacao/inspect.ts';
import { linesOf, readHtml } from '../verificacao/read-page.ts';
import { withGenerationFindings } from '../verificacao/rule.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { type EditingState, readEditingState } from './editing-state.ts';
import { type StatedFact, statedFacts } from './stated-facts.ts';

/** The pages of both engines as they would be published now, and what only one of them states. Throws AppError 404. */
export async function readMotores(
  deps: { db: Db; storage: Storage },
  hotsiteId: number,
): Promise<ComparacaoDeMotores> {
  const hand = await readEditingState(deps.db, hotsiteId);
  const facts = await readPageFacts(deps.db, hand.hotsite.empreendimentoId);
  const found = await findCandidates(deps.db, hotsiteId);
  const runIds = found.flatMap(({ version }) => version.runId ?? []);
  const used = await usageOfRuns(deps.db, await readLimites(deps.db), runIds);
  const sides = await Promise.all(
    found.map(async (one) => ({ motor: one.motor, ...(await look(deps, one, { hand, facts })) })),
  );
  const sideOf = (motor: Motor) => sides.find((side) => side.motor === motor);
  const paginaOf = (motor: Motor): PaginaDoMotor | null => {
    const side = sideOf(motor);
    if (!side) return null;
    const uso = used.get(side.runId ?? '');
    return { ...side.pagina, motor, uso: uso && uso.chamadas > 0 ? uso : null };
  };
  return {
    paginas: { local: paginaOf('local'), model: paginaOf('model') },
    fatos: statedFacts([], facts).length,
    fatosSoDeUm: onlyOnOne(sideOf('local')?.stated, sideOf('model')?.stated),
  };
}

/** Looks at a stored page as the check does now. */
async function look(
  { db, storage }: { db: Db; storage: Storage },
  { version, revisao }: Candidate,
  { hand, facts }: { hand: EditingState; facts: PageFacts },
) {
  const files = await Promise.all(
    [version.htmlFile, version.cssFile, version.jsFile].map((key) => storage.get(key)),
  );
  const texts = files.map((file) => Buffer.from(file?.bytes ?? []));
  const stated = statedFacts(linesOf(readHtml(texts[0]!.toString('utf8'))), facts);
  const { achados, medidas } = withGenerationFindings(
    await inspectVersion({ db, storage }, version),
    version.achados as Finding[],
  );
  return {
    runId: version.runId,
    stated,
    pagina: {
      versaoId: version.id,
      numero: version.numero,
      criadaEm: version.criadoEm.toISOString(),
      feitaPor: version.motor,
      estilo: hotsiteStyleSchema.catch(defaultStyle).parse(version.estilo),
      rascunho: hand.base?.id === version.id && hand.hotsite.versaoPublicaId !== version.id,
      publica: hand.hotsite.versaoPublicaId === version.id,
      atual: hand.revisao === revisao,
      fatos: stated.filter(({ dito }) => dito).length,
      achados: achados.map(({ level, message }) => ({ level, message })),
      peso: {
        pagina: texts.reduce((sum, { length }) => sum + length, 0),
        primeiraVista: medidas.primeiraVista,
      },
    },
  };
}

/** Both were asked for the same facts, in the same order. */
function onlyOnOne(local: StatedFact[] = [], model: StatedFact[] = []): ComparacaoDeMotores['fatosSoDeUm'] {
  return local.flatMap(({ rotulo, valor, dito }, index) => {
    const other = model[index];
    if (!other || other.dito === dito) return [];
    return [{ rotulo, valor, motor: dito ? 'local' : 'model' }];
  });
}
