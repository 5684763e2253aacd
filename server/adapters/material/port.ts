import type { ColorScheme } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';

/** A picture, and what of it a crop keeps: 0 to 1 each. */
export interface MaterialPicture {
  bytes: Uint8Array;
  focus: { x: number; y: number };
}

/** What sales material tells of an empreendimento, all of it ready to be read. */
export interface MaterialContent {
  style: HotsiteStyle;
  colors: ColorScheme;
  nome: string;
  /** 'Centro, Balneário Azul/SC' */
  lugar: string;
  endereco: string | null;
  /** Its slogan. */
  frase: string | null;
  /** { rotulo: 'Dormitórios', valor: '2 a 3' } */
  figuras: readonly { rotulo: string; valor: string }[];
  /** Null if none may be told today. */
  preco: { rotulo: string; valor: string; nota: string | null } | null;
  texto: string | null;
  diferenciais: readonly string[];
  /** What is for sale by type; `valor` is its price, or its size where no price may be told. */
  tipos: {
    titulo: string;
    nota: string | null;
    linhas: readonly { nome: string; detalhe: string | null; valor: string }[];
  };
  fotos: readonly MaterialPicture[];
  planta: MaterialPicture | null;
  /** Who shares it; null without a corretor. */
  corretor: {
    nome: string;
    /** 'Corretor de Imóveis' and 'CRECI 12345-F/SC', legally required beside the name. */
    registro: readonly [profissao: string, creci: string];
    /** '(47) 99999-1234' */
    telefone: string | null;
    foto: Uint8Array | null;
  } | null;
  /** Absolute address of the page it leads to. */
  url: string | null;
  /** What the law wants read, a sentence each. */
  legal: readonly string[];
}

/** Pictures for a phone, in pixels. */
export const cartazes = {
  story: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1350 },
} as const;
export type Cartaz = keyof typeof cartazes;

export interface DrawMaterial {
  /** A sheet of one A4 page, as a PDF with its letters and links. */
  ficha(content: MaterialContent): Promise<Buffer>;
  /** A story or a post, as a JPEG. */
  cartaz(content: MaterialContent, which: Cartaz): Promise<Buffer>;
}
