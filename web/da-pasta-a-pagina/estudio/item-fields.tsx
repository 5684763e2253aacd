import { ImagePlus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { picturesOf } from '#web/da-pasta-a-pagina/estudio/edit.ts';
import { PictureChoice } from '#web/da-pasta-a-pagina/estudio/picture-choice.tsx';
import { Thumb } from '#web/da-pasta-a-pagina/estudio/thumb.tsx';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { moved, Sortable } from '#web/kit/ui/sortable.tsx';

type Item = Section['itens'][number];

interface Props {
  section: Section;
  shape: { one: string; texto: boolean; grupo: boolean; imagem: boolean };
  findings: Map<string, string>;
  estudio: Estudio;
  editing: Editing;
  onChange: (itens: Item[], key?: string) => void;
}

/** List items of a section: plans, amenities, points nearby. */
export function ItemFields({ section, shape, findings, estudio, editing, onChange }: Props) {
  const { itens } = section;
  const [choosing, setChoosing] = useState<number | null>(null);
  const pictures = picturesOf(estudio, editing.edicao);
  const put = (index: number, part: Partial<Item>) =>
    itens.map((item, i) => (i === index ? { ...item, ...part } : item));
  const rows = itens.map((item, index) => ({ item, index }));
  return (
    <div>
      <Sortable
        items={rows}
        idOf={({ index }) => String(index)}
        nameOf={({ item }) => item.titulo || shape.one}
        label={`Itens: ${shape.one}`}
        layout="list"
        className="grid gap-2"
        itemClassName="rounded-md border border-line bg-surface"
        onMove={(from, to) => onChange(moved(itens, from, to))}
      >
        {({ item, index }, _place, handle) => {
          const picture = pictures.find(({ id }) => id === item.asset);
          return (
            <div className="flex flex-wrap items-start gap-2 p-2 sm:flex-nowrap">
              {handle}
              <div className="grid min-w-0 gap-2 max-sm:order-last max-sm:basis-full sm:flex-1 sm:grid-cols-2">
                <Field
                  label={`${shape.one} ${index + 1}`}
                  error={
                    item.titulo.trim() === '' ? 'Título é obrigatório' : findings.get(`itens.${index}.titulo`)
                  }
                >
                  <input
                    className="control"
                    maxLength={120}
                    value={item.titulo}
                    onChange={({ target }) => onChange(put(index, { titulo: target.value }), `item.${index}`)}
                  />
                </Field>
                {shape.grupo && (
                  <Field label="Grupo" error={findings.get(`itens.${index}.grupo`)}>
                    <input
                      className="control"
                      maxLength={60}
                      value={item.grupo ?? ''}
                      onChange={({ target }) =>
                        onChange(put(index, { grupo: target.value || null }), `item-grupo.${index}`)
                      }
                    />
                  </Field>
                )}
                {shape.texto && (
                  <div className={cx(shape.grupo && 'sm:col-span-2')}>
                    <Field label="Texto" error={findings.get(`itens.${index}.texto`)}>
                      <input
                        className="control"
                        maxLength={400}
                        value={item.texto ?? ''}
                        onChange={({ target }) =>
                          onChange(put(index, { texto: target.value || null }), `item-texto.${index}`)
                        }
                      />
                    </Field>
                  </div>
                )}
              </div>
              {shape.imagem && (
                <button
                  type="button"
                  className="w-16 shrink-0 overflow-hidden sm:mt-6 rounded-md border border-line"
                  aria-label={`Escolher imagem de ${item.titulo || shape.one}`}
                  onClick={() => setChoosing(index)}
                >
                  {picture ? (
                    <Thumb picture={picture} className="aspect-[4/3]" />
                  ) : (
                    <span className="grid aspect-[4/3] place-items-center text-faint">
                      <ImagePlus aria-hidden="true" className="size-4" />
                    </span>
                  )}
                </button>
              )}
              <IconButton
                label={`Retirar ${item.titulo || shape.one}`}
                className="max-sm:ml-auto sm:mt-6"
                onClick={() => onChange(itens.filter((_, i) => i !== index))}
              >
                <X />
              </IconButton>
            </div>
          );
        }}
      </Sortable>
      {itens.length < 80 && (
        <Button
          look="ghost"
          className="mt-2"
          onClick={() => onChange([...itens, { titulo: shape.one, texto: null, grupo: null, asset: null }])}
        >
          <Plus aria-hidden="true" />
          Incluir {shape.one.toLowerCase()}
        </Button>
      )}
      {choosing !== null && (
        <PictureChoice
          title={`Imagem de ${itens[choosing]?.titulo}`}
          pictures={pictures}
          chosen={itens[choosing]?.asset ? [itens[choosing].asset] : []}
          most={1}
          onChoose={([asset]) => onChange(put(choosing, { asset: asset ?? null }))}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  );
}
