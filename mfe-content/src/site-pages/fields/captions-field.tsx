import { fieldIn, type Language } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { readWebVtt, toWebVtt } from '@vitral/sdk/contracts/webvtt';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Icon, Stack } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { useRef, useState, type ChangeEvent } from 'react';
import { useController, type Control, type Path } from 'react-hook-form';
import { EachShownLanguage } from '../shown-languages.tsx';
import type { SitePageForm } from '../site-page-form.ts';
import { useBilingual } from '../use-bilingual.ts';
import type { BlockFieldProps } from './block-field-props.ts';
import { readCaptionsFile } from './read-captions-file.ts';

/** The captions of a film in each shown language; they can be typed, pasted or loaded from a file. */
export function CaptionsField({ control, field, path }: BlockFieldProps) {
  const { t } = useTranslation();
  const text = useBilingual();
  return (
    <EachShownLanguage>
      {(language) => (
        <CaptionsIn
          control={control}
          name={`${path}.${field.name}.${fieldIn('webvtt', language)}` as Path<SitePageForm>}
          label={`${text(field.label)} · ${t(`language.${language}`)}`}
          language={language}
          hint={field.hint && text(field.hint)}
        />
      )}
    </EachShownLanguage>
  );
}

interface CaptionsInProps {
  control: Control<SitePageForm>;
  name: Path<SitePageForm>;
  label: string;
  language: Language;
  hint: string | undefined;
}

function CaptionsIn({ control, name, label, language, hint }: CaptionsInProps) {
  const { t } = useTranslation('mfe-content');
  const { field, fieldState } = useController({ control, name });
  const value = field.value as unknown as string;
  const { problem, summary } = useCaptionsState(value);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (captions: string) => {
    setFailure(null);
    field.onChange(captions);
  };
  const load = async (file: File) => {
    const captions = await readCaptionsFile(file).catch(() => null);
    if (captions === null) setFailure(t('site-pages.captions.loadFailed', { file: file.name }));
    else change(captions);
  };
  const error = failure ?? problem ?? fieldState.error?.message;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        minRows={4}
        maxRows={16}
        name={name}
        label={label}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          // Converts pasted SubRip to WebVTT.
          if (value.trim() && !value.startsWith('WEBVTT')) change(toWebVtt(value));
          field.onBlur();
        }}
        inputRef={field.ref}
        error={error !== undefined}
        helperText={error ?? summary ?? hint}
        slotProps={{ htmlInput: { maxLength: LIMITS.captions, spellCheck: false } }}
      />
      <LoadButton language={language} onChoose={(file) => void load(file)} />
    </Stack>
  );
}

/** Returns the first error of captions with its line, or the number of cues; nothing while they are blank. */
function useCaptionsState(value: string): { problem?: string; summary?: string } {
  const { t } = useTranslation('mfe-content');
  if (!value.trim()) return {};
  const { cues, error } = readWebVtt(value);
  if (!error) return { summary: t('site-pages.captions.count', { count: cues.length, end: lastEnd(cues) }) };
  const reason = t(`site-pages.captions.problem.${error.problem}`);
  return { problem: t('site-pages.captions.problem', { line: error.line, reason }) };
}

/** Returns the time at which the last cue ends, as players show it: `1:05`. */
function lastEnd(cues: readonly { end: number }[]): string {
  const seconds = Math.floor(Math.max(...cues.map(({ end }) => end)) / 1000);
  const two = (count: number) => String(count).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function LoadButton({ language, onChoose }: { language: Language; onChoose: (file: File) => void }) {
  const { t } = useTranslation('mfe-content');
  const { t: common } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // Allows choosing the same file again.
    target.value = '';
  };
  const label = t('site-pages.captions.load', { language: common(`language.${language}`) });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="upload" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input ref={input} hidden type="file" accept=".vtt,.srt" aria-label={label} onChange={choose} />
    </>
  );
}
