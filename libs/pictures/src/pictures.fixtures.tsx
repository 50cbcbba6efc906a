import type { ContentItem, UploadLimits } from '@vitral/contracts/content';
import { NO_DATES } from '@vitral/contracts/publication-dates';
import { useForm, useWatch } from 'react-hook-form';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';

/** Returns a picture of the library for specs. */
export function picture(changes: Partial<ContentItem> = {}): ContentItem {
  return {
    id: 'p1',
    title: 'Lake at dawn',
    description: '',
    type: 'image',
    category: 'marketing',
    visibility: 'public',
    isVisible: true,
    tags: [],
    focalPoint: null,
    filename: 'lake.jpg',
    originalName: 'lake.jpg',
    mimeType: 'image/jpeg',
    fileSize: 2048,
    checksum: '',
    dimensions: { width: 800, height: 600 },
    downloadCount: 0,
    uploadedBy: null,
    createdAt: '2026-06-01T10:00:00.000Z',
    updatedAt: '2026-06-01T10:00:00.000Z',
    deletedAt: null,
    ...NO_DATES,
    version: 1,
    ...changes,
  };
}

export const UPLOAD_LIMITS: UploadLimits = {
  fileSize: 4096,
  pictureSize: 2048,
  extensions: ['.png'],
};

/** Returns a file as chosen in a file input. */
export const fileNamed = (name: string, size = 1024, type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

type FormProps = Partial<Pick<PictureFieldProps<{ image: string | null }>, 'target' | 'onUploading'>> & {
  image?: string | null;
};

/** A form with one picture field, which prints the field's value. */
export function PictureForm({ image = null, target = { category: 'marketing' }, onUploading }: FormProps) {
  const { control } = useForm<{ image: string | null }>({ defaultValues: { image } });
  const value = useWatch({ control, name: 'image' });
  return (
    <>
      <PictureField
        control={control}
        name="image"
        label="Portrait"
        alt="Portrait of Ana"
        target={target}
        onUploading={onUploading}
      />
      <output>{String(value)}</output>
    </>
  );
}
