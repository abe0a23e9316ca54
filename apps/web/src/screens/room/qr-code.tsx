import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className: string;
}

export default function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fffdf7" />
      <path d={path} fill="#2a1c10" />
    </svg>
  );
}
