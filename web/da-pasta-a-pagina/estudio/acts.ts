import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import type { Motor } from '#contract/da-pasta-a-pagina/motores.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Toast } from '#web/kit/ui/toast.ts';

/** Server actions on the edição, which is saved first. */
export type Act =
  | { act: 'save' }
  | { act: 'discard' }
  | { act: 'plan'; secao?: SectionId }
  | { act: 'write'; estilo?: HotsiteStyle }
  | { act: 'publish' }
  | { act: 'engine'; motor: Motor }
  | { act: 'choose'; versaoId: number }
  | { act: 'section'; secao: SectionId };

/** The studio after an act. */
export type Answer = Estudio & {
  /** Whether a rewritten section says something else. */
  mudou?: boolean;
  /** Made and not published: there are grave findings. */
  held?: boolean;
};

export const failedText: Record<Act['act'], string> = {
  save: 'Erro ao salvar o rascunho',
  discard: 'Erro ao descartar o rascunho',
  plan: 'Erro ao planejar as seções',
  write: 'Erro ao criar a versão',
  publish: 'Erro ao publicar a versão',
  engine: 'Erro ao criar a versão',
  choose: 'Erro ao escolher a página',
  section: 'Erro ao reescrever a seção',
};

function doneText({ act }: Act, { base, mudou }: Answer): string {
  switch (act) {
    case 'engine':
      return 'Versão criada para comparar. O rascunho não mudou.';
    case 'choose':
      return `Versão ${base?.numero} é o rascunho, ainda não publicada`;
    case 'save':
      return 'Rascunho salvo. Nada ficou público.';
    case 'discard':
      return 'Rascunho descartado';
    case 'plan':
      return 'Seções planejadas de novo';
    case 'publish':
      return `A versão ${base?.numero} está pública`;
    case 'write':
      return `Versão ${base?.numero} criada, ainda não publicada`;
    case 'section':
      return mudou
        ? `Versão ${base?.numero} criada, ainda não publicada: só esta seção mudou`
        : 'A seção já estava assim: nada mudou';
  }
}

/** What is said of an act that was done; of what became public, with the way there. */
export function doneToast(act: Act, answer: Answer): Toast {
  const said = { title: 'Sucesso', text: doneText(act, answer) };
  const href = `/hotsite/${encodeURIComponent(answer.hotsite.rota)}`;
  return act.act === 'publish' ? { ...said, link: { label: 'Ver página', href } } : said;
}
