import { isNull } from 'drizzle-orm';
import { slugFromNome } from '#contract/cadastros/corretor-slug.ts';
import { corretoresRoutes, importedCorretor, type NewCorretor } from '#contract/cadastros/corretores.ts';
import { normalCreci } from '#contract/cadastros/creci.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import {
  type Cells,
  cellFlag,
  cellText,
  type Fault,
  type Importer,
  indexBy,
  nameKey,
} from '#server/kernel/crud/importer.ts';
import { normalEmail, normalWhatsapp } from './normal-forms.ts';
import { corretoresResource, normalForms } from './resource.ts';
import { knownSlugs, type SlugOwner } from './slugs-at-once.ts';

type Row = typeof corretores.$inferSelect;

const texts = [
  'nome',
  'nomeGuerra',
  'email',
  'creci',
  'ufCreci',
  'tratamento',
  'whatsapp',
  'telefone',
  'regiaoTrabalho',
  'slug',
];
const flags = { ativo: true, aprovado: false };
const yesNo = (value: boolean | undefined) => (value ? 'Sim' : 'Não');

/** A different spelling of the stored value is equal and does not overwrite it. */
const keepWriting = (given: string, stored: string | null, normal: (text: string) => string | null) =>
  stored !== null && normal(given) === normal(stored) ? stored : given;

/** The corretor a row's CRECI and e-mail identify: one, none, or a contradiction. */
function findCurrent(
  cells: Cells,
  byCreci: Map<string, Row[]>,
  byEmail: Map<string, Row[]>,
): Row | Fault | null {
  const [creci, email] = [cellText(cells, 'creci'), cellText(cells, 'email')];
  const ofCreci = creci === undefined ? undefined : byCreci.get(normalCreci(creci))?.[0];
  const ofEmail = email === undefined ? undefined : byEmail.get(normalEmail(email))?.[0];
  const rejected = [ofCreci, ofEmail].find((row) => row?.rejeitadoEm);
  if (rejected)
    return {
      campo: rejected === ofCreci ? 'creci' : 'email',
      mensagem: `Já existe um pedido rejeitado de “${rejected.nome}” com este valor`,
    };
  if (ofCreci && ofEmail && ofCreci.id !== ofEmail.id)
    return { campo: 'email', mensagem: `Este email já é de “${ofEmail.nome}” (CRECI ${ofEmail.creci})` };
  if (!ofCreci && ofEmail && creci !== undefined)
    return { campo: 'creci', mensagem: `“${ofEmail.nome}”, deste email, tem o CRECI ${ofEmail.creci}` };
  // Two states may issue the same number: without another match it is a different person (BRK-53).
  const nome = cellText(cells, 'nome');
  if (ofCreci && !ofEmail && email && nome && nameKey(nome) !== nameKey(ofCreci.nome))
    return {
      campo: 'creci',
      mensagem: `Este CRECI já é de “${ofCreci.nome}” (${ofCreci.email}). Se for de outro estado, escreva a UF junto: 12345-F/RJ`,
    };
  return ofCreci ?? ofEmail ?? null;
}

function slugFault(
  owner: SlugOwner | undefined,
  current: Row | null,
  nameOf: (id: number) => string,
): Fault | null {
  if (!owner || owner.id === current?.id) return null;
  const mensagem = owner.isOld
    ? `Esta URL já foi de “${nameOf(owner.id)}” e ainda leva ao site dele`
    : `Esta URL já é de “${nameOf(owner.id)}”`;
  return { campo: 'slug', mensagem };
}

/**
 * Corretores are matched by CRECI, else by e-mail, both normalised. New ones have no password: a spreadsheet
 * must not grant access.
 */
export const corretoresImport: Importer = {
  list: 'corretores',
  resource: { ...corretoresResource, routes: { ...corretoresRoutes, input: importedCorretor } },
  lock: 'corretores',
  async prepare(db) {
    const rows = await db.select().from(corretores).where(isNull(corretores.excluidoEm));
    const byCreci = indexBy(rows, ({ creciNormal }) => creciNormal);
    const byEmail = indexBy(rows, ({ emailNormal }) => emailNormal);
    const names = new Map(rows.map(({ id, nome }) => [id, nome]));
    const slugs = await knownSlugs(db);
    return {
      read(cells) {
        const current = findCurrent(cells, byCreci, byEmail);
        if (current && 'mensagem' in current) return current;
        const given: Record<string, string | boolean> = {};
        for (const column of texts) {
          const text = cellText(cells, column);
          if (text !== undefined) given[column] = text;
        }
        for (const [column, usual] of Object.entries(flags)) {
          const flag = cellFlag(cells, column);
          if (flag === null) return { campo: column, mensagem: 'Escreva Sim ou Não' };
          given[column] = flag ?? current?.[column as keyof typeof flags] ?? usual;
        }
        const { nome, email, creci, whatsapp, slug } = given as Partial<Record<string, string>>;
        if (current && email) given.email = keepWriting(email, current.email, normalEmail);
        if (current && creci) given.creci = keepWriting(creci, current.creci, normalCreci);
        if (current && whatsapp) given.whatsapp = keepWriting(whatsapp, current.whatsapp, normalWhatsapp);
        if (!current && nome) given.nomeGuerra ??= nome;
        if (slug) {
          const fault = slugFault(slugs.ownerOf(slug), current, (id) => names.get(id) ?? '');
          if (fault) return fault;
          slugs.reserve(slug);
        } else if (!current && nome && !slugFromNome(String(given.nomeGuerra)) && !slugFromNome(nome))
          return { campo: 'slug', mensagem: 'Os nomes não formam uma URL: escreva a URL do site' };
        return {
          given,
          current,
          keys: [
            creci ? `creci=${normalCreci(creci)}` : '',
            email ? `email=${normalEmail(email)}` : '',
            slug ? `slug=${slug}` : '',
          ].filter(Boolean),
          stored: { ativo: yesNo(current?.ativo), aprovado: yesNo(current?.aprovado) },
        };
      },
      values(body, current) {
        const input = body as unknown as NewCorretor;
        const slug =
          input.slug ?? (current?.slug as string | undefined) ?? slugs.pick(input.nomeGuerra, input.nome);
        return { ...input, ...normalForms(input), slug };
      },
    };
  },
};
