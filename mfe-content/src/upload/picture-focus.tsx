import { useEffect, useState } from 'react';
import { FocalPointPicker } from '../pictures/focal-point-picker.tsx';
import { typeOf, type SelectedFile } from './selected-file.ts';
import type { Selection } from './use-selection.ts';

/** Focal point of a single selected picture; renders nothing for several files or another type. */
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
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <FocalPointPicker src={url} value={focalPoint} onChange={(point) => update(id, { focalPoint: point })} />
  );
}
