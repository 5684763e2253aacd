import { lazy, Suspense, useState } from 'react';
import type { PlainEntity } from '#contract/base/plain.ts';
import { CreateInPlace } from './create-in-place.tsx';
import type { Typed } from './plain-form.tsx';
import type { FormPart, OptionSource } from './screen.ts';

const PlainForm = lazy(async () => ({ default: (await import('./plain-form.tsx')).PlainForm }));

interface Props extends FormPart {
  entity: PlainEntity;
  /** Option labels of its own parents, where the name is not enough. */
  sources?: Record<string, OptionSource>;
  chosen: (id: number) => void;
}

/** Creates a missing parent beside its select, asking for what the entity declares. */
export function CreatePlain({ entity, sources = {}, chosen }: Props) {
  const { one, gender } = entity.noun;
  const [typed, setTyped] = useState<Typed>({});
  return (
    <CreateInPlace
      label={`${gender === 'f' ? 'Nova' : 'Novo'} ${one}`}
      form={(close) => (
        <Suspense>
          <PlainForm
            entity={entity}
            sources={sources}
            typed={typed}
            onType={(change) => setTyped((before) => (change ? { ...before, ...change } : {}))}
            chosen={chosen}
            onClose={close}
          />
        </Suspense>
      )}
    />
  );
}
