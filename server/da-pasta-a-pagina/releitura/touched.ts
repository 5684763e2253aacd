import type { CampoFato } from '#contract/cadastros/fatos.ts';
import { filesOf } from '#contract/da-pasta-a-pagina/assets.ts';
import type { DocumentKind } from '#contract/da-pasta-a-pagina/documentos.ts';
import { type CampoDaLeitura, camposDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { paginasAtras, secoesDoCampo } from '#contract/da-pasta-a-pagina/paginas-atras.ts';
import type { Comparacao } from '#contract/da-pasta-a-pagina/pastas.ts';
import { kindOfName } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { arquivos, type Mudanca } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { FolderRecord } from './record.ts';

type Touched = Pick<Comparacao, 'campos' | 'secoes' | 'paginas'>;

/** Facts stored under another field's name. */
const shownAs: Partial<Record<CampoFato, CampoDaLeitura>> = {
  cnpj: 'incorporadora',
  cidade: 'bairro',
  uf: 'bairro',
};
const campoOf = (fato: CampoFato) => shownAs[fato] ?? (fato as CampoDaLeitura);

/** Fields an unread document may affect, by its kind. */
const tellsOf: Partial<Record<DocumentKind, CampoDaLeitura[]>> = {
  tabela: ['precoInicial', 'dataTabela'],
  memorial: ['registroIncorporacao', 'cartorio'],
  registro: ['registroIncorporacao', 'cartorio'],
  plantas: ['areaMin', 'areaMax', 'dormitoriosMin', 'dormitoriosMax', 'tipologias'],
  ficha: ['areaMin', 'areaMax', 'dormitoriosMin', 'dormitoriosMax', 'vagasMin', 'vagasMax', 'dataEntrega'],
  book: ['descricao', 'amenidades', 'areaMin', 'areaMax', 'dormitoriosMin', 'dormitoriosMax'],
  apresentacao: ['descricao', 'amenidades'],
};

/** The fields and pages affected by changes in the folder. */
export function touchedBy(
  record: FolderRecord,
  changes: readonly Mudanca[],
  sites: readonly { slug: string; nome: string }[],
): Touched {
  // A renamed file has the same content.
  const real = changes.filter(({ tipo }) => tipo !== 'renomeado');
  const campos = fieldsOf(record, real);
  const secoes = sectionsTouched(record, real, [...campos.keys()]);
  // Where only pictures changed, the main one may.
  const shown = secoes.length > 0 ? [...campos.keys(), 'imagemPrincipal'] : [...campos.keys()];
  const paginas = paginasAtras(shown, { hotsite: record.hotsite, sites }, 'pasta');
  return {
    campos: [...campos].map(([campo, { files, lido }]) => ({
      rotulo: camposDaLeitura[campo].rotulo,
      arquivos: [...files],
      lido,
    })),
    secoes,
    paginas: paginas.map(({ path, nome }) => ({ path, nome })),
  };
}

type Fields = Map<CampoDaLeitura, { files: Set<string>; lido: boolean }>;

function fieldsOf({ fatos }: FolderRecord, changes: readonly Mudanca[]): Fields {
  const fields: Fields = new Map();
  const add = (campo: CampoDaLeitura, file: string, lido: boolean) => {
    const known = fields.get(campo) ?? { files: new Set<string>(), lido: false };
    known.files.add(file);
    fields.set(campo, { ...known, lido: known.lido || lido });
  };
  const before = new Set(changes.flatMap(({ antes }) => antes?.path ?? []));
  for (const [fato, field] of Object.entries(fatos ?? {})) {
    const campo = campoOf(fato as CampoFato);
    for (const fact of [field].flat()) {
      if (!fact || !(campo in camposDaLeitura)) continue;
      const evidence = [...fact.evidence, ...fact.conflicts.flatMap((other) => other.evidence)];
      for (const { file } of evidence) if (before.has(file)) add(campo, file, true);
    }
  }
  for (const { tipo, arquivo } of changes) {
    if (tipo === 'removido' || !arquivos.isDocument(arquivo)) continue;
    for (const campo of tellsOf[kindOfName(arquivo.path)] ?? []) add(campo, arquivo.path, false);
  }
  return fields;
}

function sectionsTouched(
  { hotsite, catalog }: FolderRecord,
  changes: readonly Mudanca[],
  campos: CampoDaLeitura[],
): Touched['secoes'] {
  const ids = new Set(campos.flatMap(secoesDoCampo));
  const before = new Set(changes.flatMap(({ antes }) => antes?.path ?? []));
  const assets = new Set(
    (catalog?.assets ?? [])
      .filter((asset) => filesOf(asset).some((each) => before.has(each)))
      .map(({ id }) => id),
  );
  // Where an unseen picture would appear first.
  if (changes.some(({ tipo, arquivo }) => tipo === 'adicionado' && /^(image|video)\//.test(arquivo.mimeType)))
    ids.add('galeria');
  return (hotsite?.blueprint?.sections ?? []).flatMap((section) => {
    const used = [...section.assets, ...section.itens.map(({ asset }) => asset)];
    const touched = ids.has(section.id) || used.some((id) => id !== null && assets.has(id));
    return touched ? [{ id: section.id, titulo: section.titulo }] : [];
  });
}
