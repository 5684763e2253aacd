import { lazy, Suspense } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { FormField, FormPart } from '#web/kit/crud/screen.ts';
import { ChoiceControl } from '#web/kit/form/choice-control.tsx';
import { DayControl } from '#web/kit/form/day-control.tsx';
import type { FormValues } from '#web/kit/form/draft.ts';
import { ImageUpload } from '#web/kit/form/image-upload.tsx';
import { LongText } from '#web/kit/form/long-text.tsx';
import { PasswordControl } from '#web/kit/form/password-control.tsx';
import { TextControl } from '#web/kit/form/text-control.tsx';

// Drag and drop is loaded only where needed.
const ImagesUpload = lazy(async () => ({
  default: (await import('#web/kit/form/images-upload.tsx')).ImagesUpload,
}));

interface Props {
  field: Exclude<FormField, { kind: 'own' | 'switch' }>;
  input: ControllerRenderProps<FormValues, string>;
  part: FormPart;
  /** Called on focus and blur. */
  onFocus: (inside: boolean) => void;
  /** Given by Field. */
  id?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const noImages: string[] = [];

/** The input of a declared field. */
export function FieldControl({ field, input, part, onFocus, ...aria }: Props) {
  const text = String(input.value ?? '');
  switch (field.kind) {
    case 'text':
      return <TypedControl {...aria} field={field} input={input} onFocus={onFocus} />;
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
          {field.placeholder && <option value="">{field.placeholder}</option>}
          {/* One that is not offered stays as it is. */}
          {text !== '' && !field.options.some(({ value }) => value === text) && (
            <option value={text}>{text}</option>
          )}
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

/** A line that is typed: text, a day or a password. */
function TypedControl({
  field,
  input,
  onFocus,
  ...aria
}: Omit<Props, 'field' | 'part'> & { field: Extract<FormField, { kind: 'text' }> }) {
  const common = {
    ...aria,
    name: field.name,
    value: String(input.value ?? ''),
    onChange: input.onChange,
    onFocus: () => onFocus(true),
    onBlur: () => {
      onFocus(false);
      input.onBlur();
    },
  };
  if (field.type === 'date') return <DayControl {...common} inputRef={input.ref} />;
  if (field.type === 'password')
    return (
      <PasswordControl
        {...common}
        label={field.label}
        // A browser would autofill the administrator's own data.
        autoComplete="new-password"
        maxLength={field.maxLength}
        canGenerate
        ref={input.ref}
      />
    );
  return (
    <TextControl
      {...common}
      type={field.type ?? 'text'}
      autoComplete="off"
      inputMode={field.inputMode}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      mask={field.mask}
      onStep={field.onStep}
      inputRef={input.ref}
    />
  );
}
