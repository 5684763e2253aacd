import { tituloCorretor, tituloPadrao } from '#contract/cadastros/titulo-corretor.ts';
import { whatsappDigits, writtenNumber } from '#server/kernel/reading/whatsapp.ts';
import type { PublicCorretor } from './current-state.ts';
import type { EditionValues } from './template.ts';

/** Values for a page without a corretor. */
const neutral = { nome: 'Equipe de vendas', creci: 'sob consulta' } as const;

/**
 * Values of a page for a corretor, or none. Switching his own site off (`siteAtivo`) does not remove him from
 * pages he shares.
 */
export function editionValues(
  corretor: PublicCorretor | null,
  mediaOrigins: readonly string[],
  {
    contact,
    form,
    direct,
    withoutPrice = false,
    tabled = false,
  }: Pick<EditionValues, 'contact' | 'form' | 'direct' | 'withoutPrice'> & { tabled?: boolean } = {},
): EditionValues {
  const whatsapp = whatsappDigits(corretor?.whatsapp ?? null);
  const foto = ownPicture(corretor?.foto ?? null, mediaOrigins);
  return {
    withoutPrice,
    form,
    direct,
    contact: corretor ? contact : undefined,
    titulo: corretor ? tituloCorretor(corretor) : tituloPadrao,
    numero: whatsapp === null ? null : writtenNumber(whatsapp),
    shows: {
      com: corretor !== null,
      sem: corretor === null,
      foto: foto !== null,
      whatsapp: whatsapp !== null,
      vigente: tabled,
      vencida: !tabled,
      dito: !withoutPrice,
      calado: withoutPrice,
    },
    text: {
      CORRETOR_FOTO: foto ?? '',
      CORRETOR_NOME: corretor?.nome ?? neutral.nome,
      CORRETOR_NOME_GUERRA: corretor?.nomeGuerra ?? neutral.nome,
      CORRETOR_CRECI: corretor?.creci ?? neutral.creci,
      CORRETOR_UF_CRECI: corretor?.ufCreci ?? '',
      CORRETOR_WHATSAPP: whatsapp ?? '',
    },
  };
}

/** A picture stored by the product; foreign addresses are not shown. */
export function ownPicture(value: string | null, mediaOrigins: readonly string[]): string | null {
  if (!value) return null;
  if (/^\/media\/[\w./-]+$/.test(value) && !value.includes('..')) return value;
  return URL.canParse(value) && mediaOrigins.includes(new URL(value).origin) ? new URL(value).href : null;
}
