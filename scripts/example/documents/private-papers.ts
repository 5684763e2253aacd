import { money, type Truth } from '../truth.ts';
import { createPdf, grid, textPages } from './pdf.ts';

// Everyone named here is fictitious, and all identifying numbers are invalid.

/** A signed sale contract: private. */
export function contrato(truth: Truth): Promise<Buffer> {
  return createPdf({ title: 'Contrato' }, (doc) => {
    textPages(doc, 'INSTRUMENTO PARTICULAR DE PROMESSA DE COMPRA E VENDA', [
      [
        'Das partes',
        [
          `PROMITENTE VENDEDORA: ${truth.incorporadora}, CNPJ ${truth.cnpj}.`,
          'PROMITENTE COMPRADOR: Fulano Exemplar da Silva Inventada, brasileiro, solteiro, portador do RG nº 00.000.000-0 e do CPF nº 000.000.000-00, residente na Rua do Faz de Conta, 0.',
        ],
      ],
      ['Do objeto', [`Unidade 0000 do empreendimento ${truth.name}.`]],
      ['Do preço', [`O preço certo e ajustado é de ${money(612_345)}, pago na forma do quadro resumo.`]],
      [
        'Do foro',
        [
          `Fica eleito o foro da comarca de ${truth.cidade}.`,
          'Assinaturas: ____________________   Testemunhas: ____________________',
        ],
      ],
    ]);
  });
}

/** A registry certificate: private, except for the registration number. */
export function matricula(truth: Truth): Promise<Buffer> {
  return createPdf({ title: 'Certidão' }, (doc) => {
    textPages(doc, 'CERTIDÃO DE INTEIRO TEOR DA MATRÍCULA', [
      [
        '',
        [
          `${truth.registryOffice}. CERTIFICO, a pedido de parte interessada, que revendo os livros deste Ofício deles consta a matrícula do imóvel situado na ${truth.address}, bairro ${truth.bairro}, com área de ${truth.landArea} m².`,
          'R-1. Proprietário anterior: Beltrano Fictício de Souza, CPF 000.000.000-00, e sua esposa Sicrana Imaginária, CPF 111.111.111-11.',
          `R-3. Compra e venda. Transmitida a ${truth.incorporadora}, CNPJ ${truth.cnpj}.`,
          `${truth.registration}. INCORPORAÇÃO IMOBILIÁRIA. Nos termos do art. 32 da Lei 4.591/64, fica registrada a incorporação do empreendimento ${truth.name}.`,
          'O referido é verdade e dou fé. O Oficial: Tício de Mentira.',
        ],
      ],
    ]);
  });
}

/** Sales commissions: private. */
export function comissoes(truth: Truth): Promise<Buffer> {
  return createPdf({ title: 'Comissões' }, (doc) => {
    doc.addPage();
    doc.font('Helvetica-Bold').fontSize(15).text(`TABELA DE COMISSÃO - ${truth.name} - USO INTERNO`);
    doc.moveDown();
    grid(
      doc,
      [
        { title: 'Função', width: 200 },
        { title: 'Comissão', width: 120, align: 'right' },
        { title: 'Prêmio por venda', width: 140, align: 'right' },
      ],
      [
        ['Corretor', '3,20%', money(2500)],
        ['Coordenador', '0,60%', money(900)],
        ['Gerente', '0,40%', money(700)],
        ['Imobiliária parceira', '1,80%', '-'],
      ],
      { size: 10, rowHeight: 20 },
    );
    doc.moveDown();
    doc
      .font('Helvetica')
      .fontSize(9)
      .text('Pagamento da comissão em até 10 dias após a compensação do ato. Não divulgar ao cliente.');
  });
}

/** A credit form with bank details: private. */
export function fichaBancaria(truth: Truth): Promise<Buffer> {
  return createPdf({ title: 'Ficha cadastral' }, (doc) => {
    textPages(doc, 'FICHA CADASTRAL E DADOS BANCÁRIOS DO PROPONENTE', [
      [
        'Proponente',
        [
          'Nome: Fulano Exemplar da Silva Inventada',
          'CPF: 000.000.000-00    RG: 00.000.000-0    Estado civil: solteiro',
          'Renda mensal declarada: R$ 0,01    Profissão: personagem',
        ],
      ],
      [
        'Dados bancários',
        [
          'Banco: 000 - Banco de Mentira S.A.    Agência: 0000    Conta corrente: 00000-0',
          'Chave Pix: fulano@exemplo.invalid',
        ],
      ],
      [
        'Documentos anexos',
        [
          `Holerite, extrato bancário, comprovante de residência e declaração de imposto de renda. Unidade pretendida: 0000 do ${truth.name}.`,
        ],
      ],
    ]);
  });
}
