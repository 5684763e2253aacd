import type { DocumentKind, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';

/** A4 pages of plain lines, in the PDF reader's format. */
function paper(path: string, kind: DocumentKind, pages: string[][]): DocumentText {
  return {
    path,
    kind,
    date: kind === 'tabela' ? '2026-03' : null,
    pageCount: pages.length,
    pages: pages.map((lines, index) => ({
      page: index + 1,
      width: 595,
      height: 842,
      legibility: 1,
      lines: lines.map((text, row) => ({ text, box: { x: 40, y: 60 + row * 24, width: 500, height: 12 } })),
    })),
  };
}

/** Sales papers of a fictitious empreendimento. */
export const bookAndTable: DocumentText[] = [
  paper('Book Residencial Ipê-Rosa.pdf', 'book', [
    ['Residencial Ipê-Rosa', 'Lançamento', 'Jardim das Palmeiras · Campinas/SP'],
    [
      'Empreendimento: Residencial Ipê-Rosa',
      'Incorporadora: Incorporadora Exemplo Ltda.',
      'Endereço: Rua das Paineiras, 250 - Jardim das Palmeiras - Campinas/SP',
      'Apartamentos de 2 e 3 dormitórios, sendo 1 suíte',
      'Área privativa de 64,00 m² a 82,50 m²',
      '1 ou 2 vagas de garagem por apartamento',
      'Entrega prevista: junho de 2029',
      'Registro de Incorporação R.5 da matrícula 98.765',
      '2º Oficial de Registro de Imóveis de Campinas',
    ],
    ['Lazer', 'Piscina com raia', 'Academia', 'Brinquedoteca', 'Salão de festas', 'Bicicletário'],
    [
      'Uma torre de 18 andares com quatro apartamentos por andar e jardim aberto no térreo.',
      'As varandas têm churrasqueira e se abrem para a sala, com luz natural o dia todo.',
    ],
  ]),
  paper('Tabela de vendas março 2026.pdf', 'tabela', [
    [
      'Tabela de vendas - Residencial Ipê-Rosa - março de 2026',
      'Unidade\tÁrea privativa\tVagas\tEntrada\tValor total',
      '21\t64,00 m²\t1\tR$ 54.800,00\tR$ 548.000,00',
      '22\t64,00 m²\t1\tR$ 55.900,00\tR$ 559.000,00',
      '31\t82,50 m²\t2\tR$ 73.400,00\tR$ 734.000,00',
    ],
  ]),
];

/** A sparse folder: missing values must stay empty. */
export const flyerOnly: DocumentText[] = [
  paper('Folheto.pdf', 'outro', [
    ['Em breve: Vila dos Jacarandás', 'Casas em condomínio na zona norte', 'Cadastre-se e saiba primeiro.'],
  ]),
];
