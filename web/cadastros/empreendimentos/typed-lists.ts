/** A unit type being typed. */
export interface TypedTipologia {
  nome: string;
  dormitorios: string;
  suites: string;
  vagas: string;
  area: string;
  preco: string;
}

export const emptyTipologia: TypedTipologia = {
  nome: '',
  dormitorios: '',
  suites: '',
  vagas: '',
  area: '',
  preco: '',
};

/** Amenities in one line, for comparisons. */
export const amenidadesText = (value: unknown): string => (value as string[]).join(', ') || 'Nenhuma';

const withUnit = (value: string | number | null | undefined, unit: string) =>
  value === '' || value == null ? null : `${value} ${unit}`;

/** Unit types, one per line, for comparisons. */
export const tipologiasText = (value: unknown): string =>
  (value as TypedTipologia[])
    .map((row) =>
      [
        row.nome,
        withUnit(row.dormitorios, 'dorm.'),
        withUnit(row.suites, 'suíte(s)'),
        withUnit(row.vagas, 'vaga(s)'),
        withUnit(row.area, 'm²'),
        row.preco && `R$ ${row.preco}`,
      ]
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n') || 'Nenhuma';
