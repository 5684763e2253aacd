import { ChevronRight, Lock, LockOpen, PenLine, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { textsOf } from '#contract/da-pasta-a-pagina/edicao.ts';
import { type Estudio, sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { editSection, lockSection, switchSection } from '#web/da-pasta-a-pagina/estudio/edit.ts';
import { SectionFields } from '#web/da-pasta-a-pagina/estudio/section-fields.tsx';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { countOf } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Switch } from '#web/kit/ui/switch.tsx';

interface Props {
  section: Section;
  /** Drag handle; the hero is fixed. */
  handle?: ReactNode;
  estudio: Estudio;
  editing: Editing;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Problems of a section's texts by field: the server's findings, else local checks. */
export function findingsOf(section: Section, { achados, fatos, edicao, base }: Estudio): Map<string, string> {
  const saved = (edicao.blueprint ?? base?.blueprint)?.sections.find(({ id }) => id === section.id);
  const asSaved = new Map(saved && textsOf(saved).map(({ campo, texto }) => [campo, texto]));
  const found = new Map<string, string>();
  for (const { campo, texto } of textsOf(section)) {
    const told = achados.find((one) => one.secao === section.id && one.campo === campo);
    const numbers = unknownNumbers(texto, fatos);
    if (told && asSaved.get(campo) === texto) found.set(campo, told.mensagem);
    else if (numbers.length > 0)
      found.set(campo, `Não está no registro do empreendimento: ${numbers.join(', ')}`);
  }
  return found;
}

/** One section of the plan: visibility, lock, and its fields when unfolded. */
export function SectionCard({ section, handle, estudio, editing, open, onToggle }: Props) {
  const { id, titulo, assets } = section;
  const { edicao, change, act, busy } = editing;
  const { base } = estudio;
  const name = sectionLabels[id];
  const isLocked = edicao.travas.some(({ secao }) => secao === id);
  const isOff = edicao.desligadas.some((one) => one === id);
  const onPage = (base?.temFonte && base.secoes.includes(id)) ?? false;
  const findings = findingsOf(section, estudio);
  const isWriting = busy?.act === 'section' && busy.secao === id;
  const isPlanning = busy?.act === 'plan' && busy.secao === id;

  return (
    <section aria-label={name} data-secao={id} className="scroll-mt-44">
      <div className="flex items-center gap-1 p-2 sm:gap-2">
        {handle ?? <span className="size-9 shrink-0" aria-hidden="true" />}
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onToggle(!open)}
          className={cx(
            'flex min-w-0 flex-1 items-center gap-2 rounded-md py-1 text-left',
            isOff && 'text-muted line-through',
          )}
        >
          <ChevronRight
            aria-hidden="true"
            className={cx('size-4 shrink-0 transition-transform', open && 'rotate-90')}
          />
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            <span className="block truncate text-[13px] text-muted">
              {titulo}
              {assets.length > 0 && ` · ${countOf(assets.length, 'imagem', 'imagens')}`}
            </span>
          </span>
        </button>
        <span className="flex shrink-0 items-center gap-1">
          {findings.size > 0 && (
            <Badge tone="danger">{countOf(findings.size, 'ponto a corrigir', 'pontos a corrigir')}</Badge>
          )}
          {isOff && <Badge className="max-sm:hidden">Desligada</Badge>}
          {isLocked && (
            <Badge tone="alive" className="max-sm:hidden">
              Travada
            </Badge>
          )}
          <IconButton
            label={isLocked ? `Destravar ${name}` : `Travar ${name}`}
            aria-pressed={isLocked}
            why={isLocked || onPage ? undefined : 'Crie uma versão com esta seção antes de travá-la'}
            onClick={() => change(lockSection(estudio, edicao, id, !isLocked))}
          >
            {isLocked ? <Lock className="text-gold-ink" /> : <LockOpen />}
          </IconButton>
          {id !== 'hero' && (
            <Switch
              bare
              label={`Mostrar ${name} na página`}
              checked={!isOff}
              why={isLocked ? 'Destrave a seção para mostrá-la ou escondê-la' : undefined}
              onChange={(on) => change(switchSection(edicao, id, on))}
            />
          )}
        </span>
      </div>
      {open && (
        <div className="grid gap-5 border-t border-line p-4">
          {isLocked ? (
            <p className="text-muted">
              Esta seção está travada: fica como está em toda versão nova. Destrave para editar.
            </p>
          ) : (
            <SectionFields
              section={section}
              findings={findings}
              estudio={estudio}
              editing={editing}
              onChange={(part, key) => change(editSection(estudio, edicao, id, part), key && `${id} ${key}`)}
            />
          )}
          {!isLocked && (
            <div className="flex flex-wrap gap-2 border-t border-line pt-4">
              {onPage && !isOff && (
                <Button
                  aria-busy={isWriting}
                  aria-disabled={busy !== null}
                  onClick={() => act({ act: 'section', secao: id })}
                >
                  <PenLine aria-hidden="true" />
                  {isWriting ? 'Reescrevendo...' : 'Reescrever só esta seção'}
                </Button>
              )}
              <Button
                look="ghost"
                aria-busy={isPlanning}
                aria-disabled={busy !== null}
                onClick={() => act({ act: 'plan', secao: id })}
              >
                <RotateCcw aria-hidden="true" />
                {isPlanning ? 'Planejando...' : 'Refazer textos e imagens'}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
