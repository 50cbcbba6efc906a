import { QRCodeSVG } from 'qrcode.react';
import type { CSSProperties, Ref } from 'react';

/** Pixels. */
const SIZE = 196;

/** Without components of Material UI: modules would load a second copy of them, since this file is not part of the shared library. */
const FRAME: CSSProperties = { background: '#fff', borderRadius: 8, display: 'flex', overflow: 'hidden' };

interface QrCodeProps {
  /** The text or URL that scanners read. */
  value: string;
  /** The name of the picture for screen readers. */
  title: string;
  /** The picture, for `saveQrCode`. */
  picture?: Ref<SVGSVGElement>;
}

/** A QR code, dark on white in every theme, as scanners expect. */
export function QrCode({ value, title, picture }: QrCodeProps) {
  return (
    <div style={FRAME}>
      <QRCodeSVG ref={picture} value={value} size={SIZE} marginSize={4} level="M" title={title} />
    </div>
  );
}
