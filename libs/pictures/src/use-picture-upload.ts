import { useQueryClient } from '@tanstack/react-query';
import { isApiError, mayRetry } from '@vitral/api-client';
import { errorText, useFormats, useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  choosePicture,
  NoPictureError,
  uploadLimitsQuery,
  uploadPicture,
  type ChosenPicture,
  type PictureTarget,
} from './pictures.queries.ts';

export type UploadState =
  /** Percent of the bytes that have left; null once they all have and the answer is awaited. */
  | { kind: 'sending'; file: File; percent: number | null }
  /** `again` is missing where another attempt would end the same. */
  | { kind: 'failed'; file: File; reason: string; again?: (() => void) | undefined };

/** Sends pictures, the last chosen at a time, and tells how far it is; null while nothing is under way. */
export function usePictureUpload(target: PictureTarget, onUploaded: (address: string) => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refusalOf = useRefusal();
  const reasonOf = useReason();
  const [state, setState] = useState<UploadState | null>(null);
  const attempts = useAttempts();

  const stop = () => {
    attempts.end();
    setState(null);
  };
  const begin = () => {
    const signal = attempts.begin();
    return { signal, show: (next: UploadState | null) => signal.aborted || setState(next) };
  };
  const send = async (chosen: ChosenPicture) => {
    const { signal, show } = begin();
    const onProgress = (sent: number, total: number) => show(sending(chosen.file, sent, total));
    show(sending(chosen.file, 0, 1));
    try {
      const address = await uploadPicture(chosen, { signal, onProgress });
      void queryClient.invalidateQueries({ queryKey: ['content'] });
      if (signal.aborted) return;
      show(null);
      onUploaded(address);
      notify.success(t('pictures.uploaded'));
    } catch (error) {
      const again = mayRetry(error) ? () => void send(chosen) : undefined;
      show({ kind: 'failed', file: chosen.file, reason: reasonOf(error), again });
    }
  };
  const upload = async (file: File) => {
    const { signal, show } = begin();
    const reason = await refusalOf(file);
    if (reason) show({ kind: 'failed', file, reason });
    else if (!signal.aborted) await send(choosePicture(file, target));
  };
  return { state, upload, stop };
}

const sending = (file: File, sent: number, total: number): UploadState => ({
  kind: 'sending',
  file,
  percent: sent < total ? Math.floor((sent / total) * 100) : null,
});

/** One attempt at a time: the next one ends it, and so does leaving the page. */
function useAttempts() {
  const current = useRef<AbortController | null>(null);
  const end = useCallback(() => current.current?.abort(), []);
  const begin = (): AbortSignal => {
    end();
    current.current = new AbortController();
    return current.current.signal;
  };
  useEffect(() => end, [end]);
  return { begin, end };
}

/** What keeps a file out before it is sent; when the limits cannot be had, the server will tell. */
function useRefusal() {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const queryClient = useQueryClient();
  return async (file: File): Promise<string | null> => {
    if (!file.type.startsWith('image/')) return t('pictures.noPicture');
    const limits = await queryClient.ensureQueryData(uploadLimitsQuery).catch(() => null);
    const isTooLarge = limits && file.size > limits.pictureSize;
    return isTooLarge ? t('pictures.tooLarge', { limit: fileSize(limits.pictureSize) }) : null;
  };
}

/** Returns why a picture was refused, in the server's words where it has some. */
function useReason() {
  const { t } = useTranslation();
  return (error: unknown): string => {
    if (error instanceof NoPictureError) return t('pictures.noPicture');
    const isKnown = error instanceof TypeError || (isApiError(error) && error.code);
    return isKnown ? errorText(error) : t('pictures.unknownError');
  };
}
