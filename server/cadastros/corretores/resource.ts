import { eq, isNotNull } from 'drizzle-orm';
import { noMessages } from '#contract/base/deeds.ts';
import { coberturaMessages } from '#contract/cadastros/cobertura.ts';
import {
  type Corretor,
  type CorretorChanges,
  corretoresRoutes,
  type corretorSchema,
  type NewCorretor,
} from '#contract/cadastros/corretores.ts';
import { normalCreci } from '#contract/cadastros/creci.ts';
import { dadosPessoaisMessages } from '#contract/cadastros/dados-pessoais.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { type ColumnValues, declareResource } from '#server/kernel/crud/resource.ts';
import { AppError } from '#server/kernel/errors.ts';
import { hasCobertura } from './cobertura/cobertura.ts';
import { keepOldSlug, refuseOldSlug } from './cobertura/old-slugs.ts';
import { normalEmail, normalWhatsapp } from './normal-forms.ts';
import { selectCorretores } from './select.ts';
import { freeSlug, nextId } from './slug.ts';

/**
 * Corretores. What belongs to one (coverage, prices, associations) is hidden and restored with him, since it
 * is always read through him; used properties block his deletion (BRK-35).
 */
export const corretoresResource = declareResource<
  Corretor,
  typeof corretorSchema,
  typeof corretoresRoutes.input
>({
  routes: corretoresRoutes,
  select: selectCorretores,
  async values(given, { tx, id }) {
    const input: NewCorretor | CorretorChanges = given;
    if (input.siteAtivo) await refuseUnready(tx, id, input.slug);
    return {
      ...input,
      ...normalForms(input),
      ...(id === null ? await slugOf(tx, given) : {}),
      // Saving as approved lifts a rejection (WPP-16).
      ...(id !== null && input.aprovado ? { rejeitadoEm: null, motivoRejeicao: null } : {}),
    };
  },
  personal: [
    ...['nome', 'nomeGuerra', 'slug', 'email', 'creci', 'telefone', 'whatsapp', 'biografia', 'foto'],
    ...['logoPersonalizada', 'sitePersonalizado', 'tituloSite', 'subtituloSite', 'redesSociais'],
    ...['ufCreci', 'tratamento', 'imagemFundoSite', 'coresPersonalizadas', 'regiaoTrabalho'],
    'motivoRejeicao',
  ],
  erased: { rows: isNotNull(corretores.apagadoEm), message: dadosPessoaisMessages.restaurar, stay: true },
  secret: ['senha'],
  written: (tx, before, after) => keepOldSlug(tx, before as CorretorRow, after as CorretorRow),
  // Approved is approved, wherever it is done; from here no message goes (WPP-23).
  deed: (before, after) =>
    !before.aprovado && after.aprovado ? { acao: 'aprovou', dados: { mensagens: noMessages } } : null,
  revive: siteAgain,
});

type CorretorRow = typeof corretores.$inferSelect;

export function normalForms({
  email,
  creci,
  whatsapp,
}: Pick<CorretorChanges, 'email' | 'creci' | 'whatsapp'>) {
  return {
    ...(email === undefined ? {} : { emailNormal: normalEmail(email) }),
    ...(creci === undefined ? {} : { creciNormal: normalCreci(creci) }),
    ...(whatsapp === undefined ? {} : { whatsappNormal: normalWhatsapp(whatsapp) }),
  };
}

/** The slug of a new corretor: given or generated. */
async function slugOf(db: Queryable, input: NewCorretor) {
  if (input.slug) await refuseOldSlug(db, input.slug, null);
  const slug = input.slug ?? (await freeSlug(db, input));
  if (slug !== null) return { slug };
  const id = await nextId(db);
  return { id, slug: `corretor-${id}` };
}

/**
 * A site can be switched on once it has a slug and a covered bairro (COV-23, COV-25); one already on stays
 * on.
 */
export async function refuseUnready(
  db: Queryable,
  id: number | null,
  given: string | undefined,
): Promise<void> {
  const [row] = id === null ? [] : await db.select().from(corretores).where(eq(corretores.id, id));
  if (row?.siteAtivo) return;
  if (row && !(given ?? row.slug))
    throw new AppError(400, 'sem-url', coberturaMessages.url, { field: 'siteAtivo' });
  if (row && (await hasCobertura(db, row.id))) return;
  throw new AppError(400, 'sem-cobertura', coberturaMessages.first, { field: 'siteAtivo' });
}

/** A restored corretor without any existing bairro has his site switched off. */
async function siteAgain({ id, siteAtivo }: ColumnValues, tx: Queryable): Promise<ColumnValues> {
  return siteAtivo && !(await hasCobertura(tx, id as number)) ? { siteAtivo: false } : {};
}
