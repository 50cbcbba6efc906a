import { useQueryClient } from '@tanstack/react-query';
import { isApiError, mayRetry } from '@vitral/api-client';
import { errorText, useFormats, useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  choosePicture,
  NotAPictureError,
  uploadLimitsQuery,
  uploadPicture,
  type ChosenPicture,
  type PictureTarget,
} from './pictures.queries.ts';

export type PictureUploadState =
  /** Percentage of the bytes sent; null once all are sent and the response is awaited. */
  | { kind: 'sending'; file: File; percent: number | null }
  /** `retry` is absent if another attempt would fail in the same way. */
  | { kind: 'failed'; file: File; reason: string; retry?: (() => void) | undefined };

/** Uploads the last chosen picture and reports its progress; `state` is null while idle. */
export function usePictureUpload(target: PictureTarget, onUploaded: (url: string) => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const findRefusal = useFindRefusal();
  const describeError = useDescribeError();
  const [state, setState] = useState<PictureUploadState | null>(null);
  const attempts = useAttempts();

  const stop = () => {
    attempts.end();
    setState(null);
  };
  const begin = () => {
    const signal = attempts.begin();
    return { signal, show: (next: PictureUploadState | null) => signal.aborted || setState(next) };
  };
  const send = async (chosen: ChosenPicture) => {
    const { signal, show } = begin();
    const onProgress = (sent: number, total: number) => show(sending(chosen.file, sent, total));
    show(sending(chosen.file, 0, 1));
    try {
      const url = await uploadPicture(chosen, { signal, onProgress });
      void queryClient.invalidateQueries({ queryKey: ['content'] });
      if (signal.aborted) return;
      show(null);
      onUploaded(url);
      notify.success(t('pictures.uploaded'));
    } catch (error) {
      const retry = mayRetry(error) ? () => void send(chosen) : undefined;
      show({ kind: 'failed', file: chosen.file, reason: describeError(error), retry });
    }
  };
  const upload = async (file: File) => {
    const { signal, show } = begin();
    const reason = await findRefusal(file);
    if (reason) show({ kind: 'failed', file, reason });
    else if (!signal.aborted) await send(choosePicture(file, target));
  };
  return { state, upload, stop };
}

const sending = (file: File, sent: number, total: number): PictureUploadState => ({
  kind: 'sending',
  file,
  percent: sent < total ? Math.floor((sent / total) * 100) : null,
});

/** Allows one attempt at a time: the next one aborts it, and so does unmounting. */
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

/**
 * Returns a function that finds why a file cannot be uploaded; if the limits cannot be loaded, the server decides.
 */
function useFindRefusal() {
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

/** Returns a function that describes a failure, by the text of the server's error code if there is one. */
function useDescribeError() {
  const { t } = useTranslation();
  return (error: unknown): string => {
    if (error instanceof NotAPictureError) return t('pictures.noPicture');
    const isKnown = error instanceof TypeError || (isApiError(error) && error.code);
    return isKnown ? errorText(error) : t('pictures.unknownError');
  };
}
