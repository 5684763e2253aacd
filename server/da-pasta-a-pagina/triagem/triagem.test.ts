import { describe, expect, it } from 'vitest';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { languageOf } from './language.ts';
import { natureOf, sortFolder } from './service.ts';

/** A document of plain pages whose first line stands large. */
function document(path: string, ...pages: string[][]): DocumentText {
  return {
    path,
    kind: 'outro',
    date: null,
    pageCount: pages.length,
    pages: pages.map((lines, index) => ({
      page: index + 1,
      width: 595,
      height: 842,
      legibility: 1,
      lines: lines.map((text, line) => ({
        text,
        box: { x: 60, y: 60 + line * 40, width: 400, height: line === 0 ? 30 : 11 },
      })),
    })),
  };
}

const bookOf = (path: string, nome: string, rua: string) =>
  document(
    path,
    [nome, rua],
    [
      'Ficha técnica',
      `Empreendimento: ${nome}`,
      'Apartamentos de 2 e 3 dormitórios, 61 m² a 84 m² privativos, 1 ou 2 vagas.',
      'Piscina, salão de festas e academia. Entrega em maio de 2029. Incorporadora: Serra Clara.',
    ],
  );
const ata = document('ata.pdf', [
  'ATA DA ASSEMBLEIA GERAL ORDINÁRIA',
  'Aos doze dias do mês de março reuniram-se os condôminos do Edifício Solar, de 2 torres e 112 apartamentos de',
  '2 e 3 dormitórios, para deliberar sobre a piscina, a academia e a taxa extra de R$ 180,00 por unidade.',
]);

describe('what a folder is, by its documents', () => {
  it('is the material of one development where book, table and memorial name it', () => {
    const tabela = document('Tabela.pdf', [
      'TABELA DE VENDAS - ALTO DO MIRANTE',
      'Unidade 201   63,00 m²   1 vaga   R$ 690.000,00   Entrega 05/2029',
    ]);
    const book = bookOf('Book.pdf', 'Alto do Mirante', 'Rua das Acácias, 120 - Centro, Itapema/SC');
    expect(sortFolder([book, tabela], 'mirante')).toMatchObject({ caso: null });
  });

  it.each([
    [
      'recipes',
      [
        'BOLO DE FUBÁ',
        'Ingredientes: 3 ovos, 2 xícaras de fubá, 1 xícara de óleo.',
        'Modo de preparo: bata tudo; asse por 40 minutos.',
      ],
    ],
    [
      'a car',
      [
        'NOVO HORIZON GT',
        'Espaço para 5 pessoas, porta-malas de 520 litros. A partir de R$ 219.990,00. Entrega: março de 2027.',
        'Lançamento exclusivo nas concessionárias. Garagem conectada, 4 airbags, bancos em couro.',
      ],
    ],
    [
      'the books of a firm',
      [
        'BALANCETE DE VERIFICAÇÃO — 2025',
        'Ativo circulante, fornecedores, despesas com aluguel, receita líquida. Saldo anterior e saldo final por conta.',
      ],
    ],
    [
      'notes of a course',
      [
        'Aula 3 — Teoria da oferta',
        'Objetivos da aula: conceitos de demanda. Exercícios para os alunos ao fim do capítulo. Bibliografia do semestre.',
      ],
    ],
    [
      'a hotel',
      [
        'Pousada do Farol',
        'Diárias a partir de R$ 390,00 com café da manhã. Suítes de 24 m² com vista, piscina e vagas. Check-in às 14h.',
      ],
    ],
  ])('is no sales folder where it holds %s', (_, lines) => {
    const { caso, natures } = sortFolder([document('a.pdf', lines)], null);
    expect(natures.get('a.pdf')).toMatchObject({ assunto: 'outro' });
    expect(caso).toBe('outro-assunto');
  });

  it.each([
    [
      'a thesis on housing',
      [
        'Habitação vertical no centro: uma proposta',
        'Trabalho apresentado ao curso de Arquitetura. Orientador: prof. R. Sales.',
        'O edifício proposto tem 12 pavimentos, apartamentos de 2 dormitórios com 60 m² e salão de festas.',
        'Referências: estudos sobre implantação, fachada e conforto térmico.',
      ],
    ],
    [
      'the opinion of a lawyer',
      [
        'Parecer',
        'Consulta-nos a incorporadora sobre a entrega de unidades com atraso. O artigo 43 da lei prevê multa.',
        'Jurisprudência do tribunal. Advogado OAB/PR 11.222.',
      ],
    ],
    [
      'a gym',
      [
        'Fit Centro — inauguração',
        'Academia com 1.200 m², piscina aquecida e 40 vagas. Planos a partir de R$ 119,00.',
        'Lançamento em março. Av. Central, 500. Musculação e aulas coletivas.',
      ],
    ],
    [
      'a home to let',
      [
        'Alugo apartamento no Batel',
        '2 dormitórios, 70 m², 1 vaga. Aluguel R$ 2.800,00 + condomínio R$ 620,00. Prédio com piscina.',
      ],
    ],
    [
      'an appraisal',
      [
        'Laudo de avaliação de imóvel',
        'Apartamento de 3 dormitórios, 88 m² de área privativa, 1 vaga, bairro Água Verde, matrícula 41.200.',
        'Método comparativo. Valor de mercado R$ 720.000,00.',
      ],
    ],
  ])('nor where words of buildings stand in %s', (_, lines) => {
    expect(sortFolder([document('a.pdf', lines)], null).caso).toBe('outro-assunto');
  });

  it.each([
    [
      'lots',
      [
        'Reserva do Lago',
        'Lotes a partir de 250 m² em condomínio fechado. Entrada facilitada e saldo em 120 meses.',
        'Portaria 24h, lago, quadra e playground. Loteadora Terra Boa. Registro R-4/12.300.',
      ],
    ],
    [
      'offices',
      [
        'Office Parque',
        'Salas comerciais de 32 a 210 m². Elevadores, coworking e auditório. Entrega em 2028.',
        'Incorporação: Norte Sul. Perspectivas ilustrativas.',
      ],
    ],
    ['hardly a word', ['mirante', '61 m² | 2 dorms.', '84 m² | 3 dorms.']],
    [
      'a table of prices',
      ['PLAY', '101 63,00 690.000,00', '102 82,00 845.000,00', '201 63,00 705.000,00 ENTRADA'],
    ],
  ])('but a book of %s is read without a question', (_, lines) => {
    expect(sortFolder([document('a.pdf', lines)], null).caso).toBeNull();
  });

  it('nor where a building that is lived in keeps its minutes, whatever words they share', () => {
    expect(natureOf(ata.pages)).toMatchObject({ assunto: 'outro', papel: expect.stringContaining('ata') });
    expect(sortFolder([ata], 'Condomínio Solar').caso).toBe('outro-assunto');
  });

  it.each([
    [
      'es',
      [
        'Altos del Río',
        'Departamentos de 1 y 2 dormitorios con terraza propia, en el corazón de la ciudad. Superficie desde 48 m².',
        'Cocheras opcionales. Pileta y gimnasio en la terraza. Entrega: diciembre de 2028. Desarrolla: Grupo Isla.',
      ],
    ],
    [
      'en',
      [
        'Harbour House',
        'A collection of 44 residences overlooking the marina. Two and three bedroom homes from 1,050 sq ft.',
        'Prices from $ 689,000. Completion: Q3 2028. Amenities include a rooftop pool. Developed by Northcliff.',
      ],
    ],
    [
      'fr',
      [
        'Les Terrasses',
        'Des appartements de 2 et 3 pièces avec balcon, de 45 à 78 m², au cœur de la ville, avec parking.',
        'Livraison prévue pour la fin de 2028. Prix à partir de 240 000 €. Piscine et jardin pour les résidents.',
      ],
    ],
  ])('is one in another language: %s', (lingua, lines) => {
    const sorting = sortFolder([document('brochure.pdf', lines)], null);
    expect(sorting.caso).toBe('outra-lingua');
    expect(sorting.natures.get('brochure.pdf')).toMatchObject({ lingua, assunto: 'venda' });
    expect(sorting.developments).toHaveLength(1);
  });

  it('a Portuguese book with English words stays Portuguese', () => {
    expect(
      languageOf(
        'O rooftop tem lounge, fitness e beach tennis. Living com varanda gourmet e vista para o mar, no coração da cidade.',
      ),
    ).toBe('pt');
    expect(languageOf('201 690.000,00 63,00')).toBeNull();
  });

  it('holds several developments where books state names and streets of their own', () => {
    const sorting = sortFolder(
      [
        bookOf('A.pdf', 'Morada do Tatuapé', 'Rua Itapura, 880, Tatuapé, São Paulo/SP'),
        bookOf('sub/B.pdf', 'Água Fria Residence', 'Rua Voluntários da Pátria, 3900, Santana, São Paulo/SP'),
        ata,
      ],
      'Lançamentos',
    );
    expect(sorting.caso).toBe('varios');
    expect(sorting.developments).toEqual([
      expect.objectContaining({ nome: 'Morada do Tatuapé', paths: ['A.pdf'] }),
      expect.objectContaining({ nome: 'Água Fria Residence', paths: ['sub/B.pdf'] }),
    ]);
  });

  it('and one where a plan sheet or a table names nothing, or the other document names it too', () => {
    const plantas = document(
      'Plantas.pdf',
      ['PLANTAS', 'Planta tipo 61 m², 2 dormitórios, 1 suíte'],
      ['Final 2: 84 m²'],
    );
    const conheca = document('Memorial.pdf', [
      'Memorial descritivo',
      'Projeto Ipê, comercialmente Morada do Tatuapé. Apartamentos com piso em porcelanato, 2 dormitórios.',
      'Construtora Serra Clara. Acabamentos e entrega conforme o contrato de venda.',
    ]);
    const book = bookOf('A.pdf', 'Morada do Tatuapé', 'Rua Itapura, 880, Tatuapé, São Paulo/SP');
    expect(sortFolder([book, plantas, conheca], 'Tatuapé').caso).toBeNull();
  });
});
