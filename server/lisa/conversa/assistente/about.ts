import type { OwnRequest } from '#server/lisa/entendimento/service.ts';
import type { OwnPlace, OwnView } from './own-view.ts';

/** What is asked of one empreendimento, beside its name. */
export type Asked = Pick<OwnRequest, 'kind' | 'unidade'> & {
  /** The question itself. */
  text: string;
};

/** An answer that is not whole: the team is asked too. */
export interface ForTeam {
  texto: string;
  forTeam: true;
}

export type About = (
  view: OwnView,
  place: OwnPlace,
  asked: Asked,
) => Promise<string | ForTeam> | string | ForTeam;
