import { useState } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { furtherFields } from '#web/cadastros/corretores/corretor-fields.tsx';
import { CorretorFieldset } from '#web/cadastros/corretores/corretor-form.tsx';
import { corretoresScreen } from '#web/cadastros/corretores/corretores.tsx';
import { PrivacySection } from '#web/cadastros/corretores/dados-pessoais/privacy-section.tsx';
import { knownFailure } from '#web/cadastros/corretores/known-failures.ts';
import { payloadOf } from '#web/cadastros/corretores/payload.ts';
import { FieldsPart } from '#web/kit/record/fields-part.tsx';

/** 'Dados Básicos' on a corretor's page: his own fields and his rights. */
export function DadosPart({ record, onErased }: { record: Corretor; onErased: () => void }) {
  const [more, setMore] = useState(false);
  return (
    <>
      <FieldsPart
        name="Dados Básicos"
        screen={corretoresScreen}
        record={record}
        bodyOf={payloadOf}
        knownRefusal={knownFailure}
        onInvalid={(names) => {
          if (furtherFields.some(({ name }) => names.includes(name))) setMore(true);
        }}
        onBlur={(name, form) => {
          // An empty nickname takes the full name (BRK-24, BRK-25).
          const { nome, nomeGuerra } = form.getValues();
          const isEmpty = String(nomeGuerra ?? '').trim() === '';
          if ((name === 'nome' || name === 'nomeGuerra') && isEmpty && String(nome ?? '').trim())
            form.setValue('nomeGuerra', String(nome).trim(), { shouldDirty: true });
        }}
      >
        <CorretorFieldset
          record={record}
          saved={corretoresScreen.form.of(record)}
          slugOf={() => ''}
          more={more}
          onMore={setMore}
        />
      </FieldsPart>
      <PrivacySection corretor={record} onErased={onErased} />
    </>
  );
}
