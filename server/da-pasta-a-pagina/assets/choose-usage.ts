import { type Asset, type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { RawAsset } from './raw-asset.ts';

type Usage = Pick<Asset, 'usage' | 'usageReason'>;

const use = (usageReason: string): Usage => ({ usage: 'usar', usageReason });
const reserve = (usageReason: string): Usage => ({ usage: 'reserva', usageReason });

/** Narrower pictures look poor even on a phone, in pixels. */
const minWidth = 480;
/** From this share of one colour on a picture is drawn. */
export const drawingFrom = 0.21;

const reservedKinds: Record<string, string> = {
  obra: 'Foto de obra: não representa o empreendimento pronto.',
  qrcode: 'Código QR: não é imagem de página.',
  post: 'Arte de divulgação com texto próprio: não entra na página.',
  tabela: 'Tabela ou estudo: valores não são publicados como imagem.',
  documento: 'Documento: não é publicado.',
  colagem: 'Colagem de várias imagens: confira antes de usar.',
  'captura-de-tela': 'Captura de tela: confira antes de usar.',
  pessoa: 'Mostra pessoas: confira a autorização de uso da imagem.',
};

const placeKinds: Record<string, string> = {
  mapa: 'Pode ilustrar a localização; nunca a fachada.',
  localizacao: 'Pode ilustrar a localização; nunca a fachada.',
};

/** Whether a picture may be used on the page, with the reason in Portuguese. */
export function chooseUsage(raw: RawAsset, { category, kind, confidence }: AssetClass): Usage {
  const reserved = kind && reservedKinds[kind];
  if (reserved) return reserve(reserved);
  const certain = confidence >= certainFrom;
  const { mark, shows, drawing } = imageClass[category];
  if (raw.type === 'video') return videoUsage(certain);
  if ((raw.width ?? 0) < minWidth && !mark) return reserve('Imagem pequena demais para a página.');
  if (!certain) return uncertainUsage(raw, category);
  const place = kind && placeKinds[kind];
  if (place) return use(place);
  if (!shows) return reserve('Não mostra o empreendimento.');
  if (!drawing && isStory(raw)) return reserve('Peça vertical com textos, como um story: guardada.');
  return use('Classificada com segurança.');
}

/** Towers are drawn as tall as a phone's story is: the lines of letters tell them apart. */
const isStory = ({ width, height, measures }: RawAsset) =>
  (height ?? 0) > (width ?? 1) * 1.7 && (measures?.writtenLines ?? 0) >= linesOfStory;
const linesOfStory = 3;

const videoUsage = (certain: boolean) =>
  certain
    ? use('Vídeo do empreendimento.')
    : reserve('Vídeo de conteúdo não identificado: confira antes de usar.');

function uncertainUsage({ measures }: RawAsset, category: AssetClass['category']): Usage {
  const building = imageClass[category].gallery !== null;
  const photo = (measures?.commonestShare ?? 1) < drawingFrom;
  if (building && photo) return use('Classificação incerta: só completa uma galeria pequena.');
  return reserve('Classificação incerta: confira antes de usar.');
}
