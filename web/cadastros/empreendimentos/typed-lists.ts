/** A typology as it is typed. */
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

/** The amenities in a line, where two lists are compared. */
export const amenidadesText = (value: unknown): string => (value as string[]).join(', ') || 'Nenhuma';

const withUnit = (value: string | number | null | undefined, unit: string) =>
  value === '' || value == null ? null : `${value} ${unit}`;

/** The typologies, a line each, where two lists are compared. */
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
