import { WhatsappIcon } from '../hotsite/shared/icons.tsx';

interface Props {
  slug: string;
  /** What the first message mentions. */
  sobre?: string | undefined;
  className: string;
  children: React.ReactNode;
}

/** The WhatsApp link, through our counting address. Not for crawlers. */
export function WhatsappLink({ slug, sobre, className, children }: Props) {
  return (
    <a
      className={className}
      href={`/corretor/${slug}/whatsapp${sobre ? `?sobre=${sobre}` : ''}`}
      target="_blank"
      rel="noopener nofollow"
    >
      <WhatsappIcon />
      {children}
    </a>
  );
}
