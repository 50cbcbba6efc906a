import { useEffect, useState } from 'react';
import { FocalPointPicker } from '../pictures/focal-point-picker.tsx';
import { typeOf } from './selected-file.ts';
import type { Selection } from './use-selection.ts';

/** The focal point of the one selected picture; nothing for several files or another kind. */
export function PictureFocus({ selection: { files, update } }: { selection: Selection }) {
  const [only, ...others] = files;
  const address = useFileAddress(
    others.length === 0 && only && typeOf(only.file.type) === 'image' ? only.file : null,
  );
  if (!only || !address) return null;
  return (
    <FocalPointPicker
      src={address}
      value={only.focalPoint}
      onChange={(focalPoint) => update(only.id, { focalPoint })}
    />
  );
}

/** An address for a file that lies in the browser only, given back once it is not shown any more. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
