const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** '690000.00' → '690.000', '63.4' → '63,40': two decimals, or none when zero. */
function formatDecimal(value: string): string {
  const amount = Number(value);
  const digits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** '690000.00' → 'R$ 690.000'; cents only when there are any. */
export const formatPreco = (value: string): string => `R$\u00a0${formatDecimal(value)}`;

/** Square metres: '63.40' → '63,40', '63.00' → '63'. */
export const formatArea = formatDecimal;

/** ISO day or month → 'novembro de 2029'; null for anything else. */
export function formatMonth(value: string | null): string | null {
  const match = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(value ?? '');
  const month = months[Number(match?.[2]) - 1];
  return match && month ? `${month} de ${match[1]}` : null;
}

/** ISO day → '02/03/2026'. */
export const formatDay = (value: string): string => value.split('-').reverse().join('/');

/** '12ABC34501DE35' → '12.ABC.345/01DE-35'; anything else is returned unchanged. */
export function formatCnpj(value: string): string {
  const plain = value.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  const match = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/.exec(plain);
  return match ? `${match[1]}.${match[2]}.${match[3]}/${match[4]}-${match[5]}` : value;
}
