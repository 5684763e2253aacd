import type { Noun } from '#contract/base/entity.ts';

/** Texts of a screen derived from its noun; a declaration overrides some. */
export interface CrudTexts {
  /** 'Nova Região' */
  add: string;
  /** 'Editar Região' */
  edit: string;
  /** Label of the dialog's submit button for new and existing records. */
  saveNew: string;
  saveChanged: string;
  /** 'Carregando...' */
  loading: string;
  /** 'Nenhuma região encontrada' */
  empty: string;
  /** 'Região não encontrada', for an address that names no record. */
  missing: string;
  /** 'Tem certeza que deseja excluir esta região?' */
  confirm: string;
  created: string;
  updated: string;
  removed: string;
  /** 'Região restaurada com sucesso', when a delete is undone. */
  restored: string;
  /** Title of a failed delete's message: 'Erro' */
  removeFailedTitle: string;
  /** Fallbacks when the server gives no message (UXT-08). */
  createFailed: string;
  updateFailed: string;
  removeFailed: string;
  restoreFailed: string;
  /** Failures with a fixed text, whatever the server says (TER-53, DEV-11). */
  fixed: ('create' | 'update' | 'remove')[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts for a noun as specified (TER-03, TER-27, TER-51..TER-58). */
export function textsOf(noun: Noun, own: Partial<CrudTexts> = {}): CrudTexts {
  const { one, gender } = noun;
  const by = (masculine: string, feminine: string) => (gender === 'f' ? feminine : masculine);
  const title = one.split(' ').map(capital).join(' ');
  const ending = by('o', 'a');
  return {
    add: `${by('Novo', 'Nova')} ${title}`,
    edit: `Editar ${title}`,
    saveNew: 'Salvar',
    saveChanged: 'Salvar',
    loading: 'Carregando...',
    empty: `${by('Nenhum', 'Nenhuma')} ${one} encontrad${ending}`,
    missing: `${capital(one)} não encontrad${ending}`,
    confirm: `Tem certeza que deseja excluir ${by('este', 'esta')} ${one}?`,
    created: `${capital(one)} criad${ending} com sucesso`,
    updated: `${capital(one)} atualizad${ending} com sucesso`,
    removed: `${capital(one)} excluíd${ending} com sucesso`,
    restored: `${capital(one)} restaurad${ending} com sucesso`,
    removeFailedTitle: 'Erro',
    createFailed: `Erro ao criar ${one}`,
    updateFailed: `Erro ao atualizar ${one}`,
    removeFailed: `Erro ao excluir ${one}`,
    restoreFailed: `Erro ao restaurar ${one}`,
    fixed: [],
    ...own,
  };
}
