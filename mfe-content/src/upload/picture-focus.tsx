import { useEffect, useState } from 'react';
import { FocalPointPicker } from '../pictures/focal-point-picker.tsx';
import { typeOf, type SelectedFile } from './selected-file.ts';
import type { Selection } from './use-selection.ts';

/** The focal point of the one selected picture; nothing for several files or another kind. */
export function PictureFocus({ selection: { files, update } }: { selection: Selection }) {
  const [only, ...others] = files;
  if (!only || others.length > 0 || typeOf(only.file.type) !== 'image') return null;
  return <ChosenPicture key={only.id} selected={only} update={update} />;
}

interface ChosenPictureProps {
  selected: SelectedFile;
  update: Selection['update'];
}

function ChosenPicture({ selected: { id, file, focalPoint }, update }: ChosenPictureProps) {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <FocalPointPicker
      src={address}
      value={focalPoint}
      onChange={(point) => update(id, { focalPoint: point })}
    />
  );
}
