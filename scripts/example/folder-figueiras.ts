import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { book, type Pictures, picturesOf } from './documents/book.ts';
import { memorialDescritivo, memorialIncorporacao } from './documents/papers.ts';
import { comissoes, contrato, fichaBancaria, matricula } from './documents/private-papers.ts';
import { tabela } from './documents/tabela.ts';
import type { FolderPlan, ImageFile } from './folder.ts';
import { figueiras } from './truth-figueiras.ts';
import { filmMp4 } from './video.ts';

type Shape = [width: number, height: number];
const photo: Shape = [2400, 1600];
const phone: Shape = [2400, 1800];

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

const papers = 'DOCUMENTOS CORRETOR';
const views = 'PERSPECTIVAS';

const images: ImageFile[] = [
  image(`${views}/AMX_Fachada_AF_R02.jpg`, 'pf-fachada', 'fachada', 'fachada', photo),
  image(`${views}/AMX_Fachada_Noturna_AF.jpg`, 'pf-fachada-noite', 'fachada', 'fachada', photo),
  image(`${views}/AMX_Patio_AF.jpg`, 'pf-patio', 'fachada', 'fachada', photo, { also: ['lazer'] }),
  image(`${views}/AMX_Piscina_AF.jpg`, 'pf-piscina', 'lazer', 'piscina', photo),
  image(`${views}/AMX_Churrasqueira_AF.jpg`, 'pf-churrasqueira', 'lazer', 'churrasqueira', photo),
  image(`${views}/AMX_SalaoFestas_AF.jpg`, 'pf-salao', 'lazer', 'salao-de-festas', photo),
  image(`${views}/AMX_Academia_AF.jpg`, 'pf-academia', 'lazer', 'academia', photo),
  image(`${views}/AMX_Playground_AF.jpg`, 'pf-playground', 'lazer', 'playground', photo),
  image(`${views}/AMX_Brinquedoteca_AF.jpg`, 'pf-brinquedoteca', 'lazer', 'brinquedoteca', photo),
  image(`${views}/AMX_PetPlace_AF.jpg`, 'pf-pet', 'lazer', 'pet-place', photo),
  image(`${views}/AMX_Sala_Tipo02_AF.jpg`, 'pf-sala', 'interior', 'sala', photo),
  image(`${views}/AMX_Cozinha_Tipo02_AF.jpg`, 'pf-cozinha', 'interior', 'cozinha', photo),
  image(`${views}/AMX_Suite_Tipo02_AF.jpg`, 'pf-quarto', 'interior', 'suite', photo),
  image(`${views}/2bhk.png`, 'pf-sala', 'interior', 'sala', [1200, 800], {
    sameAs: `${views}/AMX_Sala_Tipo02_AF.jpg`,
  }),
  image(`${papers}/zAMX_Apto_Final01_AF.png`, 'pf-planta-1', 'planta', 'planta', [2400, 1800]),
  image(`${papers}/zAMX_Apto_Final02_AF.png`, 'pf-planta-2', 'planta', 'planta', [2400, 1800]),
  image(`${papers}/zzzAMX_PlantaBaixa_Tipo_FINAL.png`, 'pf-pavimento', 'planta', 'pavimento', [2400, 1600]),
  image(`${papers}/VISTA AÉREA.jpg`, 'pf-implantacao', 'implantacao', 'implantacao', [2400, 1600]),
  image(`${papers}/mapa.png`, 'pf-mapa', 'outro', 'localizacao', [1600, 1120]),
  image('OBRA/20251123_155500.jpg', 'pf-obra-1', 'outro', 'obra', phone),
  image('OBRA/20251123_155612.jpg', 'pf-obra-2', 'outro', 'obra', phone),
  image('OBRA/20251123_160044.jpg', 'pf-obra-3', 'outro', 'obra', phone),
  image('MARKETING/Cópia_de_AMX - Post_1080x1080.jpg', 'pf-post', 'outro', 'publicidade', [1080, 1080]),
  image('MARKETING/qrcode.jpeg', 'qrcode', 'outro', 'qrcode', [600, 600]),
  image('MARKETING/Logo Patio.png', 'pf-logo', 'logo', 'logo', [1600, 800]),
];

function picture(pictures: Pictures, name: string): Buffer {
  const bytes = pictures.get(name);
  if (!bytes) throw new Error(`The picture ${name} is not among those of the documents`);
  return bytes;
}

const shape = {
  cover: 'pf-fachada',
  spreads: [
    ['pf-fachada-noite', 'Fachada'],
    ['pf-patio', 'O pátio'],
    ['pf-piscina', 'Piscina'],
    ['pf-salao', 'Salão de festas'],
    ['pf-sala', 'Sala do Final 02'],
  ],
  plans: [
    ['pf-planta-1', 'Final 01 e 04'],
    ['pf-planta-2', 'Final 02 e 03'],
  ],
  sitePlan: 'pf-implantacao',
  map: 'pf-mapa',
  deliveryWords: figueiras.deliveryWords,
  parkingWords: '1 ou 2 vagas',
} as const;

const law = 'PF - JURÍDICO';

/** A construction company's own drive: code names, letters for sorting, private papers in between. */
export const figueirasFolder: FolderPlan = {
  truth: figueiras,
  images,
  inDocuments: picturesOf(shape),
  others: [
    {
      type: 'document',
      path: `${papers}/BOOK PF - 2025_COMP..pdf`,
      make: (truth, pictures) => book(truth, shape, pictures),
    },
    ...figueiras.tables.map((table) => ({
      type: 'document' as const,
      path: `${papers}/${table.file}`,
      make: () => tabela(figueiras, table),
    })),
    { type: 'document', path: `${papers}/MEMORIAL DESCRITIVO_PF.pdf`, make: memorialDescritivo },
    { type: 'document', path: `${law}/MEMORIAL DE INCORPORACAO.pdf`, make: memorialIncorporacao },
    { type: 'private', path: `${law}/CERTIDAO DE INTEIRO TEOR - MATRICULA 91254.pdf`, make: matricula },
    { type: 'private', path: `${law}/REQUERIMENTO_AVERBAÇÃO - contrato.pdf`, make: contrato },
    { type: 'private', path: 'COMERCIAL/TABELA COMISSÕES.pdf', make: comissoes },
    { type: 'private', path: 'COMERCIAL/FICHA CADASTRAL BANCO.pdf', make: fichaBancaria },
    {
      type: 'video',
      path: 'MARKETING/Cópia_de_AMX - Post_1080x1080.mp4',
      make: (_, pictures) => filmMp4([picture(pictures, 'pf-patio')]),
    },
  ],
};
