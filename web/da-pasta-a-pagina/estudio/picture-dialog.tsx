import { Star } from 'lucide-react';
import type { Estudio, ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import {
  type AssetCategory,
  assetCategories,
  imageClass,
} from '#contract/da-pasta-a-pagina/image-classes.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { editPicture, isOfOthers, setCategory, setHero } from '#web/da-pasta-a-pagina/estudio/edit.ts';
import { FocusPoint } from '#web/da-pasta-a-pagina/estudio/focus-point.tsx';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Switch } from '#web/kit/ui/switch.tsx';

interface Props {
  picture: ImagemDoEstudio;
  estudio: Estudio;
  editing: Editing;
  onClose: () => void;
}

/** All edits of a picture; applied at once and undoable. */
export function PictureDialog({ picture, estudio, editing, onClose }: Props) {
  const { edicao, change } = editing;
  const { id, type, description, category, usage, usageReason, uncertain, classifiedBy, lead, path } =
    picture;
  const claims = unknownNumbers(description, estudio.fatos);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Imagem"
      description={path}
      width="sm:max-w-xl"
      side
      readFirst
      footer={
        <>
          {type === 'image' && (
            <Button
              className="mr-auto"
              aria-pressed={lead ?? false}
              onClick={() => change(setHero(estudio, edicao, lead ? null : id))}
            >
              <Star aria-hidden="true" />
              {lead ? 'Deixar de ser a principal' : 'Tornar a imagem principal'}
            </Button>
          )}
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {type === 'image' && (
          <FocusPoint
            picture={picture}
            onChange={(focus) => change(editPicture(estudio, edicao, id, { focus }), `foco ${id}`)}
          />
        )}
        <Field
          label="Descrição"
          hint="O que se vê, para quem não vê a imagem e para os buscadores"
          error={
            description.trim() === ''
              ? 'Descreva a imagem'
              : claims.length > 0
                ? `Não está no registro do empreendimento: ${claims.join(', ')}. A página mostrará só a classe da imagem.`
                : undefined
          }
        >
          <textarea
            className="control h-auto resize-y py-2 leading-6"
            rows={3}
            maxLength={300}
            value={description}
            onChange={({ target }) =>
              change(editPicture(estudio, edicao, id, { description: target.value }), `palavras ${id}`)
            }
          />
        </Field>
        <Field
          label="Classe"
          hint={uncertain ? `Incerta: foi dita por ${classifiedBy}` : `Dita por ${classifiedBy}`}
        >
          <select
            className="control"
            value={category}
            onChange={({ target }) => change(setCategory(estudio, edicao, id, target.value as AssetCategory))}
          >
            {assetCategories.map((each) => (
              <option key={each} value={each}>
                {imageClass[each].label}
              </option>
            ))}
          </select>
        </Field>
        {uncertain && (
          <Button onClick={() => change(setCategory(estudio, edicao, id, category))}>
            Confirmar que é {imageClass[category].label}
          </Button>
        )}
        {isOfOthers(picture) && (
          <div className="grid gap-3 rounded-md bg-gold-soft p-3">
            <p>Esta logo fica fora da página: nada nela diz que é do empreendimento ou da incorporadora.</p>
            <Button onClick={() => change(setCategory(estudio, edicao, id, category))}>
              É a logo do empreendimento
            </Button>
          </div>
        )}
        <Switch
          label="Usar na página"
          hint={usageReason}
          checked={usage === 'usar'}
          onChange={(on) => change(editPicture(estudio, edicao, id, { usage: on ? 'usar' : 'reserva' }))}
        />
      </div>
    </Dialog>
  );
}
