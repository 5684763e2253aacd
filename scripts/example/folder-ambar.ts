import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { book, type Pictures, picturesOf } from './documents/book.ts';
import { locked, truncated } from './documents/broken.ts';
import {
  apresentacao,
  cadernoDePlantas,
  fichaTecnica,
  localizacao,
  memorialDescritivo,
  memorialIncorporacao,
  perguntasFrequentes,
  regulamento,
} from './documents/papers.ts';
import { comissoes, contrato, fichaBancaria, matricula } from './documents/private-papers.ts';
import { tabela } from './documents/tabela.ts';
import type { FolderPlan, ImageFile } from './folder.ts';
import { heicHeader, psd, thumbsDb } from './other-files.ts';
import { ambar } from './truth-ambar.ts';
import { filmMp4, filmWebm } from './video.ts';

type Shape = [width: number, height: number];
const large: Shape = [4000, 3000];
const wide: Shape = [2800, 1867];
const medium: Shape = [2200, 1650];
const small: Shape = [1600, 1200];

function image(
  path: string,
  picture: string,
  category: AssetCategory,
  kind: string | null,
  [width, height]: Shape,
  more: Partial<ImageFile> = {},
): ImageFile {
  return { type: 'image', path, picture, category, kind, width, height, ...more };
}

const code = `Perspectiva/${ambar.codeName}_Itapema`;

const perspectives: ImageFile[] = [
  image(`${code}_Fachada_Diurna_HR.JPG`, 'fachada-dia', 'fachada', 'fachada', large),
  image(`${code}_Fachada_Entardecer_HR.jpg`, 'fachada-entardecer', 'fachada', 'fachada', large),
  image(`${code}_Fachada_Noturna_HR.jpg`, 'fachada-noite', 'fachada', 'fachada', large),
  image(`${code}_Fachada_Conceitual_R03.jpg`, 'fachada-lateral', 'fachada', 'fachada', wide),
  image(`${code}_Fachada_Observador_HR.jpg`, 'fachada-de-baixo', 'fachada', 'fachada', [2400, 3200]),
  image(`${code}_Fachada_Acesso_HR.jpg`, 'entrada', 'fachada', 'entrada', large),
  image(`${code}_Fachada_Varandas_HR.jpg`, 'fachada-detalhe', 'fachada', 'fachada', medium),
  image(`${code}_Voo_Passaro_HR.jpg`, 'aerea', 'fachada', 'aerea', large),
  image(`${code}_Piscina_HR.jpg`, 'piscina-dia', 'lazer', 'piscina', large),
  image(`${code}_Piscina_Voo_HR.jpg`, 'piscina-voo', 'lazer', 'piscina', large),
  image(`${code}_Piscina_Noturna_HR.jpg`, 'piscina-noite', 'lazer', 'piscina', large),
  image(`${code}_Piscina_Infantil_HR.jpg`, 'piscina-infantil', 'lazer', 'piscina', medium),
  image(`${code}_Fitness_HR.jpg`, 'academia', 'lazer', 'academia', large),
  image(`${code}_Fitness_R02.jpg`, 'academia-2', 'lazer', 'academia', medium),
  image(`${code}_Salao_de_Festas_HR.jpg`, 'salao-festas', 'lazer', 'salao-de-festas', large),
  image(`${code}_Salao_de_Festas_Vista02_HR.jpg`, 'salao-festas-2', 'lazer', 'salao-de-festas', medium),
  image(`${code}_Espaco_Gourmet_HR.jpg`, 'gourmet', 'lazer', 'espaco-gourmet', large),
  image(`${code}_Churrasqueira_HR.JPG`, 'churrasqueira', 'lazer', 'churrasqueira', medium),
  image(`${code}_Play_Baby_HR.JPG`, 'brinquedoteca', 'lazer', 'brinquedoteca', large),
  image(`${code}_Playground_HR.jpg`, 'playground', 'lazer', 'playground', large),
  image(`${code}_Coworking_HR.jpg`, 'coworking', 'lazer', 'coworking', large),
  image(`${code}_Spa_HR.jpg`, 'spa', 'lazer', 'spa', large),
  image(`${code}_Sauna_HR.jpg`, 'sauna', 'lazer', 'sauna', medium),
  image(`${code}_Quadra_HR.jpg`, 'quadra', 'lazer', 'quadra', medium),
  image(`${code}_Pet_Place_HR.jpg`, 'pet', 'lazer', 'pet-place', medium),
  image(`${code}_Rooftop_HR.jpg`, 'rooftop', 'lazer', 'rooftop', large),
  image(`${code}_Rooftop_Noturna_R02.jpg`, 'rooftop-noite', 'lazer', 'rooftop', wide),
  image(`${code}_Praca_do_Fogo_HR.jpg`, 'fogo', 'lazer', 'fogo', large),
  image(`${code}_Salao_de_Jogos_HR.jpg`, 'jogos', 'lazer', 'salao-de-jogos', medium),
  image(`${code}_Lobby_HR.jpg`, 'lobby', 'lazer', 'lobby', large, { also: ['interior'] }),
  image(`${code}_Living_110m2_HR.jpg`, 'living-110', 'interior', 'sala', large),
  image(`${code}_Living_63m2_HR.jpg`, 'living-63', 'interior', 'sala', large),
  image(`${code}_Cozinha_92m2_HR.jpg`, 'cozinha', 'interior', 'cozinha', medium),
  image(`${code}_Suite_Master_110m2_HR.jpg`, 'suite', 'interior', 'suite', large),
  image(`${code}_Dormitorio_78m2_HR.jpg`, 'dormitorio', 'interior', 'quarto', medium),
  image(`${code}_Banho_Suite_HR.jpg`, 'banho', 'interior', 'banheiro', medium),
  image(`${code}_Varanda_110m2_HR.jpg`, 'varanda', 'interior', 'varanda', large),
];

const selected: ImageFile[] = [
  image('perspectiva web/01 - Fachada frente.jpg', 'fachada-dia', 'fachada', 'fachada', [1600, 1200], {
    variant: 'outra',
    sameAs: `${code}_Fachada_Diurna_HR.JPG`,
  }),
  image('perspectiva web/02 - Fachada noite.webp', 'fachada-noite', 'fachada', 'fachada', [1920, 1440], {
    variant: 'leve',
    sameAs: `${code}_Fachada_Noturna_HR.jpg`,
  }),
  image('perspectiva web/05 - piscina -  2.jpg', 'piscina-dia', 'lazer', 'piscina', [2000, 1500], {
    variant: 'leve',
    sameAs: `${code}_Piscina_HR.jpg`,
  }),
  image(
    'perspectiva web/07 - salão de festas.jpeg',
    'salao-festas',
    'lazer',
    'salao-de-festas',
    [1800, 1350],
    {
      variant: 'outra',
      sameAs: `${code}_Salao_de_Festas_HR.jpg`,
    },
  ),
  image('perspectiva web/REDÁRIO.jpg', 'redario', 'lazer', 'redario', small),
  image('perspectiva web/hero.jpg', 'lobby-2', 'lazer', 'lobby', wide, { also: ['interior'] }),
  image('perspectiva web/entorno.jpg', 'dec-sala-2', 'interior', 'sala', small),
  image('perspectiva web/residencial-ambar.jpg', 'horta', 'lazer', 'horta', small),
];

const decorated: ImageFile[] = [
  image('DECORADO 3Q/01-ENTRADA.jpeg', 'dec-entrada', 'interior', 'hall', small),
  image('DECORADO 3Q/02-SALA ESTAR - HOME.jpeg', 'dec-sala', 'interior', 'sala', large),
  image('DECORADO 3Q/05-SALA JANTAR.jpeg', 'dec-jantar', 'interior', 'sala', medium),
  image('DECORADO 3Q/08-COZINHA.jpeg', 'dec-cozinha', 'interior', 'cozinha', medium),
  image('DECORADO 3Q/11-SACADA.jpeg', 'dec-varanda', 'interior', 'varanda', medium),
  image('DECORADO 3Q/14-BANHEIRO SOCIAL.jpeg', 'dec-banho', 'interior', 'banheiro', small),
  image('DECORADO 3Q/17-QUARTO SOLTEIRO.jpeg', 'dec-dormitorio', 'interior', 'quarto', medium),
  image('DECORADO 3Q/19-SUÍTE CASAL.jpeg', 'dec-suite', 'interior', 'suite', large),
  image('DECORADO 3Q/20-SUÍTE CASAL.jpeg', 'dec-suite-2', 'interior', 'suite', small),
  image('DECORADO 3Q/23-ESCRITÓRIO.jpeg', 'dec-escritorio', 'interior', 'escritorio', small),
  image('DECORADO 3Q/IMG_1234.JPG', 'dec-sala-3', 'interior', 'sala', medium),
];

const plans: ImageFile[] = [
  image('Plantas/apartamento-63m2-2dorms-1suite.png', 'planta-a', 'planta', 'planta', [2400, 1800]),
  image('Plantas/apartamento-78m2-2suites.png', 'planta-b', 'planta', 'planta', [2400, 1800]),
  image('Plantas/apartamento-92m2-3dorms-1suite.png', 'planta-c', 'planta', 'planta', [2400, 1800]),
  image('Plantas/apartamento-110m2-3suites.png', 'planta-d', 'planta', 'planta', [2400, 1800]),
  image(`Plantas/${ambar.codeName}_Tipo_A_Garden_HR.jpg`, 'planta-garden', 'planta', 'planta', [3000, 2250]),
  image(
    `Plantas/${ambar.codeName}_Tipo_A_Garden_HR_1.JPG`,
    'planta-garden',
    'planta',
    'planta',
    [3000, 2250],
    {
      variant: 'leve',
      sameAs: `Plantas/${ambar.codeName}_Tipo_A_Garden_HR.jpg`,
    },
  ),
  image('Plantas/penthouse-187m2-4suites.png', 'planta-cobertura', 'planta', 'planta', [2800, 2100]),
  image('Plantas/zzFAL_PavimentoTipo_FINAL.png', 'planta-pavimento', 'planta', 'pavimento', [3000, 2000]),
  image(
    'Plantas/Captura de Tela 2026-10-12 às 12.04.51.png',
    'captura-planta',
    'planta',
    'planta',
    [1440, 900],
  ),
  image('Plantas/2dorm.png', 'living-63', 'interior', 'sala', [1500, 1125], {
    sameAs: `${code}_Living_63m2_HR.jpg`,
  }),
  image('IMPLATAÇÃO/implantacao.png', 'implantacao', 'implantacao', 'implantacao', [3000, 2000]),
  image('IMPLATAÇÃO/PAVIMENTO LAZER.jpg', 'pavimento-lazer', 'implantacao', 'lazer', [2600, 1733], {
    also: ['planta'],
  }),
  image('IMPLATAÇÃO/PAVIMENTO GARAGEM 2.jpg', 'garagem', 'planta', 'garagem', [2400, 1600], {
    also: ['implantacao'],
  }),
  image('IMPLATAÇÃO/IMPLANTAÇÃO.jpg', 'folha-plantas', 'planta', 'planta', [2600, 1733]),
];

const others: ImageFile[] = [
  image('localização/Mapa do lugar.jpeg', 'mapa', 'outro', 'localizacao', [2000, 1400]),
  image('localização/praia.jpg', 'praia', 'outro', 'localizacao', medium),
  image('localização/estacao.jpg', 'estacao', 'outro', 'localizacao', small),
  image('localização/shopping-e-servicos.jpg', 'comercio', 'outro', 'localizacao', small),
  image('OBRA/20261023_155500.jpg', 'obra-1', 'outro', 'obra', [4000, 3000]),
  image('OBRA/20261023_155731.jpg', 'obra-2', 'outro', 'obra', small),
  image('OBRA/20261023_160212.jpg', 'obra-3', 'outro', 'obra', small),
  image('MARKETING/Post_1080x1080.jpg', 'post', 'outro', 'publicidade', [1080, 1080]),
  image('MARKETING/Story 01.png', 'story-1', 'outro', 'publicidade', [1080, 1920]),
  image('MARKETING/Story 02.jpg', 'story-2', 'outro', 'publicidade', [1080, 1920]),
  image('MARKETING/qrcode.jpeg', 'qrcode', 'outro', 'qrcode', [900, 900]),
  image('MARKETING/Estudo_ROI.jpg', 'estudo-roi', 'outro', 'publicidade', [1600, 1200]),
  image(
    'MARKETING/Captura de Tela 2026-11-02 às 09.41.07.png',
    'captura-conversa',
    'outro',
    'captura',
    [1170, 1600],
  ),
  image('Logo corrigida.png', 'logo', 'logo', 'logo', [2000, 1000]),
  image('MARKETING/logo branca.png', 'logo-branca', 'logo', 'logo', [2000, 1000]),
];

function picture(pictures: Pictures, name: string): Buffer {
  const bytes = pictures.get(name);
  if (!bytes) throw new Error(`The picture ${name} is not among those of the documents`);
  return bytes;
}

const shape = {
  cover: 'fachada-entardecer',
  spreads: [
    ['fachada-dia', 'Fachada'],
    ['entrada', 'Acesso social'],
    ['lobby', 'Lobby com pé-direito duplo'],
    ['piscina-dia', 'Piscina adulto com borda infinita'],
    ['piscina-noite', 'Deck da piscina à noite'],
    ['academia', 'Academia'],
    ['salao-festas', 'Salão de festas'],
    ['gourmet', 'Espaço gourmet'],
    ['fogo', 'Praça do fogo'],
    ['rooftop', 'Rooftop'],
    ['living-110', 'Living do Tipo D'],
    ['varanda', 'Varanda com churrasqueira'],
    ['suite', 'Suíte máster'],
  ],
  plans: [
    ['planta-a', 'Tipo A'],
    ['planta-b', 'Tipo B'],
    ['planta-c', 'Tipo C'],
    ['planta-d', 'Tipo D'],
    ['planta-garden', 'Garden'],
    ['planta-cobertura', 'Cobertura'],
  ],
  sitePlan: 'implantacao',
  map: 'mapa',
  deliveryWords: 'junho de 2029',
  parkingWords: '1 ou 2 vagas',
} as const;

export const ambarFolder: FolderPlan = {
  truth: ambar,
  images: [...perspectives, ...selected, ...decorated, ...plans, ...others],
  inDocuments: [...picturesOf(shape), 'fachada-noite', 'piscina-voo', 'living-63', 'praia', 'aerea'],
  others: [
    { type: 'document', path: 'BOOK DIGITAL.pdf', make: (truth, pictures) => book(truth, shape, pictures) },
    ...ambar.tables.map((table) => ({
      type: 'document' as const,
      path: table.file,
      make: () => tabela(ambar, table),
    })),
    { type: 'document', path: 'DOCUMENTOS/Memorial Descritivo - rev02.pdf', make: memorialDescritivo },
    { type: 'document', path: 'DOCUMENTOS/MEMORIAL DE INCORPORAÇÃO.pdf', make: memorialIncorporacao },
    { type: 'document', path: 'DOCUMENTOS/Ficha Técnica.pdf', make: fichaTecnica },
    { type: 'document', path: 'DOCUMENTOS/Regulamento de Reservas.pdf', make: regulamento },
    { type: 'document', path: 'DOCUMENTOS/Perguntas frequentes.pdf', make: perguntasFrequentes },
    {
      type: 'document',
      path: 'APRESENTACAO LIVE .pdf',
      make: (truth, pictures) =>
        apresentacao(
          truth,
          ['fachada-noite', 'piscina-voo', 'living-63'].map((name) => picture(pictures, name)),
        ),
    },
    {
      type: 'document',
      path: 'Plantas/cadernoDePlantas.pdf',
      make: (truth, pictures) =>
        cadernoDePlantas(
          truth,
          shape.plans.map(([drawing, name]) => ({ code: name, picture: picture(pictures, drawing) })),
        ),
    },
    {
      type: 'document',
      path: 'localização/Localização.pdf',
      make: (truth, pictures) => localizacao(truth, picture(pictures, 'mapa')),
    },
    { type: 'private', path: 'JURÍDICO/CERTIDAO DE INTEIRO TEOR - MATRICULA 48317.pdf', make: matricula },
    { type: 'private', path: 'JURÍDICO/Contrato assinado - unidade 0000.pdf', make: contrato },
    { type: 'private', path: 'TABELA DE COMISSÃO - INTERNO.pdf', make: comissoes },
    { type: 'private', path: 'DOCUMENTOS/Ficha cadastral - banco.pdf', make: fichaBancaria },
    { type: 'broken', path: 'BOOK_CORRETORES (1).pdf', make: truncated },
    { type: 'broken', path: 'DOCUMENTOS/Memorial novo.pdf', make: async () => Buffer.alloc(0) },
    { type: 'broken', path: 'DOCUMENTOS/Viabilidade.pdf', make: locked },
    {
      type: 'other',
      path: 'IMPLATAÇÃO/implantação final.psd',
      make: (_, pictures) => psd(picture(pictures, 'implantacao')),
    },
    { type: 'other', path: 'IMPLATAÇÃO/PAVIMENTO GARAGEM 1.heic', make: async () => heicHeader() },
    { type: 'other', path: 'Perspectiva/Thumbs.db', make: async () => thumbsDb() },
    {
      type: 'video',
      path: 'videodatelainicial.mp4',
      make: (_, pictures) =>
        filmMp4([picture(pictures, 'fachada-entardecer'), picture(pictures, 'piscina-dia')]),
    },
    {
      type: 'video',
      path: 'MARKETING/video-localizacao.webm',
      make: (_, pictures) => filmWebm([picture(pictures, 'praia'), picture(pictures, 'aerea')]),
    },
  ],
};
