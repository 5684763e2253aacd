import { and, eq } from 'drizzle-orm';
import { type ColorScheme, colorSchemeSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  defaultStyle,
  type HotsiteStyle,
  hotsiteStyleSchema,
} from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';

/** What the contact page of a hotsite is drawn with. */
export interface ContactSubject {
  empreendimento: { id: number; nome: string };
  colors: ColorScheme;
  style: HotsiteStyle;
}

const plainColors: ColorScheme = {
  background: '#ffffff',
  surface: '#f5f5f4',
  text: '#1c1917',
  muted: '#57534e',
  accent: '#1c1917',
  onAccent: '#ffffff',
};

/** The page's own colours and type: the dialog is a part of it. */
export async function readSubject(db: Db, versaoId: number): Promise<ContactSubject | undefined> {
  const [row] = await db
    .select({
      empreendimento: { id: empreendimentos.id, nome: empreendimentos.nome },
      blueprint: hotsiteVersoes.blueprint,
      estilo: hotsiteVersoes.estilo,
    })
    .from(hotsiteVersoes)
    .innerJoin(hotsites, eq(hotsites.id, hotsiteVersoes.hotsiteId))
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .where(eq(hotsiteVersoes.id, versaoId));
  if (!row) return undefined;
  const { metadata } = row.blueprint as { metadata?: { color_scheme?: unknown } };
  return {
    empreendimento: row.empreendimento,
    colors: colorSchemeSchema.catch(plainColors).parse(metadata?.color_scheme),
    style: hotsiteStyleSchema.catch(defaultStyle).parse(row.estilo),
  };
}

/** Whom a contact page names, and how to reach him. */
export interface NamedCorretor {
  id: number;
  slug: string;
  nome: string;
  creci: string;
  ufCreci: string | null;
  whatsapp: string | null;
  telefone: string | null;
  email: string;
}

/** A corretor of a page's link, once the page's state has said that he may be shown. */
export async function readNamed(db: Db, id: number): Promise<NamedCorretor | undefined> {
  const [row] = await db
    .select({
      id: corretores.id,
      slug: corretores.slug,
      nome: corretores.nome,
      creci: corretores.creci,
      ufCreci: corretores.ufCreci,
      whatsapp: corretores.whatsapp,
      telefone: corretores.telefone,
      email: corretores.email,
    })
    .from(corretores)
    .where(and(eq(corretores.id, id), eq(corretores.ativo, true)));
  return row;
}
