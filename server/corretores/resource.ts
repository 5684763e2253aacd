import { eq, sql } from 'drizzle-orm';
import {
  type Corretor,
  type CorretorChanges,
  corretoresRoutes,
  type corretorSchema,
  type NewCorretor,
} from '#contract/corretores.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { heldBy } from '#server/kernel/crud/in-use.ts';
import type { Resource } from '#server/kernel/crud/resource.ts';
import { AppError } from '#server/kernel/errors.ts';
import { normalCreci, normalEmail, normalWhatsapp } from './normal-forms.ts';
import { selectCorretores } from './select.ts';
import { freeSlug, nextId } from './slug.ts';

/**
 * Corretores. What belongs to one (coverage, prices, associations) goes to the trash and comes back
 * with him, as everything reads it through him; used properties keep him (BRK-35).
 */
export const corretoresResource: Resource<Corretor, typeof corretorSchema, typeof corretoresRoutes.input> = {
  routes: corretoresRoutes,
  table: corretores,
  select: selectCorretores,
  async values(given, { tx, id }) {
    const input: NewCorretor | CorretorChanges = given;
    if (input.siteAtivo) await refuseUncovered(tx, id);
    return { ...input, ...normalForms(input), ...(id === null ? await slugOf(tx, given) : {}) };
  },
  usedBy: [
    heldBy(
      ['imóvel usado', 'imóveis usados'],
      imoveisUsados,
      imoveisUsados.corretorId,
      (id) => `/admin/imoveis-usados?corretor=${id}`,
    ),
  ],
  personal: [
    ...['nome', 'nomeGuerra', 'slug', 'email', 'creci', 'telefone', 'whatsapp', 'biografia', 'foto'],
    ...['logoPersonalizada', 'sitePersonalizado', 'tituloSite', 'subtituloSite', 'redesSociais'],
  ],
  secret: ['senha'],
};

function normalForms({ email, creci, whatsapp }: CorretorChanges) {
  return {
    ...(email === undefined ? {} : { emailNormal: normalEmail(email) }),
    ...(creci === undefined ? {} : { creciNormal: normalCreci(creci) }),
    ...(whatsapp === undefined ? {} : { whatsappNormal: normalWhatsapp(whatsapp) }),
  };
}

/** The slug of a new corretor: his own, or one made for him. */
async function slugOf(db: Queryable, input: NewCorretor) {
  const slug = input.slug ?? (await freeSlug(db, input));
  if (slug !== null) return { slug };
  const id = await nextId(db);
  return { id, slug: `corretor-${id}` };
}

/** A site can be switched on once its corretor covers a bairro (COV-23, COV-25); one that is on stays on. */
async function refuseUncovered(db: Queryable, id: number | null): Promise<void> {
  const covered = sql<boolean>`EXISTS (SELECT 1 FROM corretor_bairros b WHERE b.corretor_id = corretores.id)`;
  const [row] =
    id === null
      ? []
      : await db
          .select({ siteAtivo: corretores.siteAtivo, covered })
          .from(corretores)
          .where(eq(corretores.id, id));
  if (row?.siteAtivo || row?.covered) return;
  throw new AppError(400, 'sem-cobertura', 'Configure a cobertura geográfica primeiro', {
    field: 'siteAtivo',
  });
}
