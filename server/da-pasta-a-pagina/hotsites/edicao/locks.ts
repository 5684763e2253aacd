import { and, eq, inArray } from 'drizzle-orm';
import { type Blueprint, blueprintSchema, type Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Trava } from '#contract/da-pasta-a-pagina/edicao.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsiteEdicoes } from '#server/db/schema/edicao.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { LockedSection } from '../compose-page.ts';
import { sectionOf } from '../sections.ts';
import { originOf } from '../versions.ts';

/** A locked section as it stands, with its part of the plan. */
export interface Locked extends LockedSection {
  plan: Section;
}

/** The sections that are locked, as the version has them in which they were. Throws AppError 409 where one is lost. */
export async function readLocked(
  { db, storage }: { db: Queryable; storage: Storage },
  hotsiteId: number,
  travas: readonly Trava[],
): Promise<Locked[]> {
  if (travas.length === 0) return [];
  const rows = await db
    .select()
    .from(hotsiteVersoes)
    .where(
      and(
        eq(hotsiteVersoes.hotsiteId, hotsiteId),
        inArray(
          hotsiteVersoes.id,
          travas.map(({ versaoId }) => versaoId),
        ),
      ),
    );
  return Promise.all(
    travas.map(async ({ secao, versaoId }) => {
      const row = rows.find(({ id }) => id === versaoId);
      const origin = row ? await originOf(storage, row) : null;
      const plan = row && blueprintSchema.parse(row.blueprint).sections.find(({ id }) => id === secao);
      if (!origin || !plan || !sectionOf(origin.source, secao))
        throw new AppError(
          409,
          'trava-perdida',
          `A versão em que a seção “${secao}” foi travada não está mais guardada. Destrave a seção para continuar.`,
        );
      return { secao, plan, ...origin };
    }),
  );
}

/** The plan with locked sections as they are; one it no longer has comes back where it usually stands. */
export function withLockedPlans(blueprint: Blueprint, locked: readonly Locked[]): Blueprint {
  const plans = new Map(locked.map(({ secao, plan }) => [secao, plan]));
  const sections = blueprint.sections.map((section) => plans.get(section.id) ?? section);
  for (const { secao, plan } of locked) {
    if (sections.some(({ id }) => id === secao)) continue;
    const before = sectionIds.slice(0, sectionIds.indexOf(secao));
    const at = sections.findLastIndex(({ id }) => before.includes(id)) + 1;
    sections.splice(at, 0, plan);
  }
  return { ...blueprint, sections };
}

/**
 * Locks a page made by a documented call keeps to: those whose section the public page has as well, as
 * such a page is public at once (HOT-46).
 */
export async function readPublicLocks(
  deps: { db: Queryable; storage: Storage },
  hotsiteId: number,
): Promise<Locked[]> {
  const [row] = await deps.db
    .select({ travas: hotsiteEdicoes.travas, version: hotsiteVersoes })
    .from(hotsiteEdicoes)
    .innerJoin(hotsites, eq(hotsites.id, hotsiteEdicoes.hotsiteId))
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .where(eq(hotsiteEdicoes.hotsiteId, hotsiteId));
  if (!row || row.travas.length === 0) return [];
  const shown = await originOf(deps.storage, row.version);
  if (!shown) return [];
  const locked = await readLocked(deps, hotsiteId, row.travas);
  return locked.filter(
    ({ secao, source }) => sectionOf(source, secao)?.html === sectionOf(shown.source, secao)?.html,
  );
}
