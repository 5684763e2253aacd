import { lazy, Suspense } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { FormField, FormPart } from '#web/kit/crud/screen.ts';
import { ChoiceControl } from '#web/kit/form/choice-control.tsx';
import type { FormValues } from '#web/kit/form/draft.ts';
import { ImageUpload } from '#web/kit/form/image-upload.tsx';
import { LongText } from '#web/kit/form/long-text.tsx';
import { TextControl } from '#web/kit/form/text-control.tsx';

// What drags is fetched where something can be dragged.
const ImagesUpload = lazy(async () => ({
  default: (await import('#web/kit/form/images-upload.tsx')).ImagesUpload,
}));

interface Props {
  field: Exclude<FormField, { kind: 'own' | 'switch' }>;
  input: ControllerRenderProps<FormValues, string>;
  part: FormPart;
  /** Told when somebody begins to type here and when they go on. */
  onFocus: (inside: boolean) => void;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const noImages: string[] = [];

/** What a declared field is filled in with. */
export function FieldControl({ field, input, part, onFocus, ...aria }: Props) {
  const text = String(input.value ?? '');
  switch (field.kind) {
    case 'text':
      return (
        <TextControl
          {...aria}
          name={field.name}
          type={field.type ?? 'text'}
          // A browser would fill in the administrator's own.
          autoComplete={field.type === 'password' ? 'new-password' : 'off'}
          inputMode={field.inputMode}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          mask={field.mask}
          value={text}
          onChange={input.onChange}
          inputRef={input.ref}
          onFocus={() => onFocus(true)}
          onBlur={() => {
            onFocus(false);
            input.onBlur();
          }}
        />
      );
    case 'long-text':
      return <LongText {...aria} field={field} input={input} part={part} />;
    case 'choice':
      return (
        <ChoiceControl
          {...aria}
          field={field}
          value={text === '0' ? '' : text}
          onChange={input.onChange}
          onBlur={input.onBlur}
          inputRef={input.ref}
          part={part}
        />
      );
    case 'images':
      return (
        <Suspense fallback={<div className="skeleton h-28" />}>
          <ImagesUpload
            {...aria}
            label={field.label}
            max={field.max}
            value={(input.value as unknown as string[] | undefined) ?? noImages}
            onChange={input.onChange}
          />
        </Suspense>
      );
    case 'select':
      return (
        <select
          {...aria}
          className="control"
          name={field.name}
          ref={input.ref}
          value={text}
          onChange={(event) => input.onChange(event.target.value || null)}
          onBlur={input.onBlur}
        >
          <option value="">{field.placeholder}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'image':
      return (
        <ImageUpload
          {...aria}
          label={field.label}
          advice={field.advice}
          whole={field.whole}
          Editor={field.Editor}
          value={text || null}
          onChange={input.onChange}
        />
      );
  }
}
