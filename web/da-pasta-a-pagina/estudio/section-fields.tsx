import { Plus, X } from 'lucide-react';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { ItemFields } from '#web/da-pasta-a-pagina/estudio/item-fields.tsx';
import { SectionPictures } from '#web/da-pasta-a-pagina/estudio/section-pictures.tsx';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

/** What the styles use of a section: only that is editable (docs/pagina.md). */
interface Shape {
  subtitulo?: string;
  texto?: string;
  destaques?: true;
  /** Picture limit; items have their own. */
  imagens?: number;
  itens?: { one: string; texto: boolean; grupo: boolean; imagem: boolean };
}
const shapes: Record<SectionId, Shape> = {
  hero: { subtitulo: 'Chamada', texto: 'Linha', destaques: true, imagens: 1 },
  sobre: { texto: 'Parágrafo', imagens: 1 },
  galeria: { imagens: 80 },
  plantas: { itens: { one: 'Planta', texto: true, grupo: true, imagem: true } },
  amenidades: { itens: { one: 'Item', texto: false, grupo: true, imagem: true } },
  localizacao: {
    subtitulo: 'Endereço',
    texto: 'Linha',
    imagens: 1,
    itens: { one: 'Ponto próximo', texto: true, grupo: false, imagem: false },
  },
};

interface Props {
  section: Section;
  findings: Map<string, string>;
  estudio: Estudio;
  editing: Editing;
  /** `key` names the edited field. */
  onChange: (part: Partial<Section>, key?: string) => void;
}

/** Texts, figures, pictures and items of a section, each with its problems. */
export function SectionFields({ section, findings, estudio, editing, onChange }: Props) {
  const { id, titulo, subtitulo, texto, destaques } = section;
  const shape = shapes[id];
  return (
    <>
      <Field label="Título" error={titulo.trim() === '' ? 'Título é obrigatório' : findings.get('titulo')}>
        <input
          className="control"
          maxLength={140}
          value={titulo}
          onChange={({ target }) => onChange({ titulo: target.value }, 'titulo')}
        />
      </Field>
      {shape.subtitulo && (
        <Field label={shape.subtitulo} error={findings.get('subtitulo')}>
          <input
            className="control"
            maxLength={240}
            value={subtitulo ?? ''}
            onChange={({ target }) => onChange({ subtitulo: target.value || null }, 'subtitulo')}
          />
        </Field>
      )}
      {shape.texto && (
        <div className="grid gap-3">
          {texto.map((paragraph, index) => {
            const label = `${shape.texto} ${index + 1}`;
            const put = (value: string) => texto.map((each, i) => (i === index ? value : each));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are what their place is
              <div key={index} className="flex items-start gap-1">
                <div className="min-w-0 flex-1">
                  <Field label={label} error={findings.get(`texto.${index}`)}>
                    <textarea
                      className="control h-auto resize-y py-2 leading-6"
                      rows={paragraph.length > 90 ? 4 : 1}
                      maxLength={1200}
                      value={paragraph}
                      onChange={({ target }) => onChange({ texto: put(target.value) }, `texto.${index}`)}
                    />
                  </Field>
                </div>
                <IconButton
                  label={`Retirar ${label}`}
                  className="mt-6"
                  onClick={() => onChange({ texto: texto.filter((_, i) => i !== index) })}
                >
                  <X />
                </IconButton>
              </div>
            );
          })}
          {texto.length < 8 && (
            <Button look="ghost" className="w-fit" onClick={() => onChange({ texto: [...texto, ''] })}>
              <Plus aria-hidden="true" />
              Incluir {shape.texto.toLowerCase()}
            </Button>
          )}
        </div>
      )}
      {shape.destaques && destaques.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 text-[13px] font-medium">Números em destaque</legend>
          {destaques.map(({ rotulo, valor }, index) => {
            const put = (part: Partial<Section['destaques'][number]>) =>
              destaques.map((each, i) => (i === index ? { ...each, ...part } : each));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: figures are what their place is
              <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
                <Field label="Rótulo" error={findings.get(`destaques.${index}.rotulo`)}>
                  <input
                    className="control"
                    maxLength={60}
                    value={rotulo}
                    onChange={({ target }) =>
                      onChange({ destaques: put({ rotulo: target.value }) }, `rotulo.${index}`)
                    }
                  />
                </Field>
                <Field label="Valor" error={findings.get(`destaques.${index}.valor`)}>
                  <input
                    className="control"
                    maxLength={80}
                    value={valor}
                    onChange={({ target }) =>
                      onChange({ destaques: put({ valor: target.value }) }, `valor.${index}`)
                    }
                  />
                </Field>
                <IconButton
                  label={`Retirar ${rotulo}`}
                  className="mt-6"
                  onClick={() => onChange({ destaques: destaques.filter((_, i) => i !== index) })}
                >
                  <X />
                </IconButton>
              </div>
            );
          })}
        </fieldset>
      )}
      {shape.imagens && (
        <SectionPictures
          section={section}
          most={shape.imagens}
          estudio={estudio}
          editing={editing}
          onChange={(assets) => onChange({ assets })}
        />
      )}
      {shape.itens && (
        <ItemFields
          section={section}
          shape={shape.itens}
          findings={findings}
          estudio={estudio}
          editing={editing}
          onChange={(itens, key) => onChange({ itens }, key)}
        />
      )}
    </>
  );
}
