import type { ReactNode, Ref } from 'react';

interface Props {
  /** 'Nenhuma cidade encontrada' */
  text: ReactNode;
  /** What can be done about it, or what would stand here. */
  children?: ReactNode;
  /** For who must hand the focus to the text, where the last of what stood here has gone. */
  textRef?: Ref<HTMLParagraphElement>;
}

/** Stands where something would be listed, and says that there is nothing. */
export function EmptyBox({ text, children, textRef }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-line px-6 py-16 text-center">
      <p ref={textRef} tabIndex={textRef ? -1 : undefined} className="font-medium focus:outline-none">
        {text}
      </p>
      {children}
    </div>
  );
}
