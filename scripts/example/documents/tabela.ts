import { area, money, type PriceTable, type Truth, type Unit } from '../truth.ts';
import { createPdf, grid } from './pdf.ts';

/** Payment plan of a unit: shares of the price, as in sales tables. */
function instalments(price: number): { ato: number; mensal: number; semestral: number; chaves: number } {
  const cents = (value: number) => Math.round(value * 100) / 100;
  const ato = cents(price * 0.1);
  const mensal = cents((price * 0.25) / 36);
  const semestral = cents((price * 0.15) / 6);
  return { ato, mensal, semestral, chaves: cents(price - ato - mensal * 36 - semestral * 6) };
}

function row(unit: Unit): string[] {
  const start = [
    unit.number,
    unit.floor,
    unit.typology.code,
    area(unit.typology.area),
    String(unit.typology.parking),
  ];
  if (unit.price === null) return [...start, 'VENDIDO', '-', '-', '-', '-'];
  const parts = instalments(unit.price);
  return [
    ...start,
    money(unit.price),
    money(parts.ato),
    money(parts.mensal),
    money(parts.semestral),
    money(parts.chaves),
  ];
}

/** A dated price table: one line per unit, conditions and index below. */
export function tabela(truth: Truth, table: PriceTable): Promise<Buffer> {
  return createPdf({ title: 'Planilha sem título', landscape: true, margin: 36 }, (doc) => {
    doc.addPage();
    doc.font('Helvetica-Bold').fontSize(16).fillColor('#2b2622').text(`${truth.name} - Tabela de Vendas`);
    doc.font('Helvetica').fontSize(10).fillColor('#6d6256');
    doc.text(`Tabela de ${table.month}. Válida até o fim do mês ou até nova publicação.`);
    doc.text(
      `${truth.address}, ${truth.bairro}, ${truth.cidade}/${truth.uf}. Entrega prevista: ${truth.deliveryWords}`,
    );
    doc.moveDown(0.6);
    grid(
      doc,
      [
        { title: 'Unidade', width: 50 },
        { title: 'Andar', width: 64 },
        { title: 'Tipologia', width: 76 },
        { title: 'Área privativa (m²)', width: 66, align: 'right' },
        { title: 'Vagas', width: 40, align: 'center' },
        { title: 'Valor total', width: 104, align: 'right' },
        { title: 'Ato (10%)', width: 88, align: 'right' },
        { title: '36 mensais', width: 82, align: 'right' },
        { title: '6 semestrais', width: 86, align: 'right' },
        { title: 'Chaves / financiamento', width: 110, align: 'right' },
      ],
      table.units.map(row),
    );
    doc.moveDown(0.8);
    doc.font('Helvetica').fontSize(8).fillColor('#6d6256');
    doc.text(
      `Parcelas corrigidas pelo CUB/${truth.uf} até a entrega das chaves e, depois, por IGP-M mais 1% ao mês. CUB de referência: ${money(table.cub)} por m². ` +
        `Incorporadora: ${truth.incorporadora}, CNPJ ${truth.cnpj}. Registro da incorporação ${truth.registration}, ${truth.registryOffice}. ` +
        'Valores sujeitos a alteração sem aviso prévio. Esta tabela não é uma proposta.',
      { width: 766 },
    );
  });
}
