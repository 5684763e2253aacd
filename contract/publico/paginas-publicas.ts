import { z } from 'zod';
import { route } from '../base/routes.ts';
import { pageFactsSchema } from '../da-pasta-a-pagina/blueprint.ts';

/** Shown for every unavailable corretor's site, whatever the reason (PUB-02). */
export const siteNotFound = 'Site não encontrado ou indisponível';

/** Public data of a hotsite: what its page shows, never panel data (PUB-09). */
export const publicHotsiteSchema = z.object({
  rota: z.string(),
  /** Absolute address of the page. */
  url: z.string(),
  publicado: z.boolean(),
  versao: z.number().int().nullable(),
  /** Absolute address of the preview picture. */
  imagem: z.string().nullable(),
  /** Null until a version is public. */
  empreendimento: pageFactsSchema.nullable(),
});

/** Public data of a corretor: never e-mail, password or approval (PUB-09). */
export const publicCorretorSchema = z.object({
  slug: z.string(),
  nome: z.string(),
  nomeGuerra: z.string(),
  creci: z.string(),
  ufCreci: z.string().nullable(),
  /** Digits including the country code. */
  whatsapp: z.string().nullable(),
  foto: z.string().nullable(),
  biografia: z.string().nullable(),
  tituloSite: z.string().nullable(),
  subtituloSite: z.string().nullable(),
  imagemFundoSite: z.string().nullable(),
  corTema: z.string(),
});

const pathName = z.string().max(300);

export const getPublicHotsite = route({
  method: 'GET',
  path: '/api/public/hotsites/:rota',
  access: 'public',
  summary: 'Dados públicos de um hotsite',
  params: z.object({ rota: pathName }),
  responses: { 200: publicHotsiteSchema },
});

export const getPublicCorretor = route({
  method: 'GET',
  path: '/api/public/corretores/:slug',
  access: 'public',
  summary: 'Dados públicos da página de um corretor',
  params: z.object({ slug: pathName }),
  responses: { 200: publicCorretorSchema },
});
