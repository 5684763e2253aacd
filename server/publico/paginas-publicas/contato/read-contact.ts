import { and, eq } from 'drizzle-orm';
import type { ColorScheme } from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  defaultStyle,
  type HotsiteStyle,
  hotsiteStyleSchema,
} from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { colorsOf } from '../colors-of.ts';

/** What the contact page of a hotsite is drawn with. */
export interface ContactSubject {
  empreendimento: { id: number; nome: string };
  colors: ColorScheme;
  style: HotsiteStyle;
}

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
  return {
    empreendimento: row.empreendimento,
    colors: colorsOf(row.blueprint),
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
  tratamento: string | null;
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
      tratamento: corretores.tratamento,
      whatsapp: corretores.whatsapp,
      telefone: corretores.telefone,
      email: corretores.email,
    })
    .from(corretores)
    .where(and(eq(corretores.id, id), eq(corretores.ativo, true)));
  return row;
}
