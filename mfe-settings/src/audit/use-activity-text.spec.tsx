import { AUDIT_NOUNS, AUDIT_VERBS } from '@vitral/contracts';
import { renderPage, screen } from '@vitral/testing';
import en from '../i18n/en.json';
import es from '../i18n/es.json';
import remote from '../remote.tsx';
import { type Deed, useActivityText } from './use-activity-text.ts';

const ana = { actorName: 'Ana', noun: 'users' };
const DEEDS: [Deed, string][] = [
  [{ ...ana, verb: 'invited', itemName: 'Eva' }, 'Ana invited “Eva”'],
  [{ ...ana, verb: 'registered', itemName: 'Eva' }, 'Eva asked for an account'],
  [{ ...ana, verb: 'ended-sessions', itemName: 'Eva' }, 'Ana ended the sessions of “Eva”'],
  [{ ...ana, verb: 'changed-password', itemName: 'Ana' }, 'Ana changed their password'],
  [{ ...ana, verb: 'exported', itemName: null }, 'Ana exported the list of users'],
  [{ ...ana, verb: 'updated', noun: 'settings', itemName: null }, 'Ana changed the settings'],
  [
    { ...ana, verb: 'answered', noun: 'contact-messages', itemName: 'Eva' },
    'Ana marked the contact message “Eva” as answered',
  ],
  [
    { verb: 'failed', noun: 'backups', itemName: 'vitral.tar', actorName: null },
    'The server could not finish the backup “vitral.tar”',
  ],
  [{ ...ana, verb: 'tested', noun: 'notifications', itemName: null }, 'Ana tested the notifications'],
  [
    { ...ana, verb: 'retried', noun: 'deliveries', itemName: 'eva@example.org' },
    'Ana tried the delivery “eva@example.org” again',
  ],
  [
    { ...ana, verb: 'rolled-back', noun: 'modules', itemName: 'mfe-people 0.1.0' },
    'Ana rolled back to the module “mfe-people 0.1.0”',
  ],
  [
    { ...ana, verb: 'withdrew', noun: 'modules', itemName: 'mfe-people 0.2.0' },
    'Ana ended the trial of the module “mfe-people 0.2.0”',
  ],
  [{ ...ana, verb: 'activated', noun: 'modules', itemName: null }, 'Ana activated a set of modules'],
  [{ ...ana, verb: 'exported', noun: 'audit', itemName: null }, 'Ana exported the audit log'],
];

function Sentences({ deeds }: { deeds: Deed[] }) {
  const { sentence } = useActivityText();
  return deeds.map((deed) => (
    <p key={JSON.stringify(deed)}>{sentence({ ...deed, description: 'no words' })}</p>
  ));
}

const say = (...deeds: Deed[]) => renderPage(<Sentences deeds={deeds} />, { module: remote });

it.each(DEEDS)('says %j as “%s”', async (deed, words) => {
  say(deed);
  expect(await screen.findByText(words)).toBeVisible();
});

it('has words for every verb, with and without a name', async () => {
  const deeds = AUDIT_VERBS.flatMap((verb) => [
    { ...ana, verb, itemName: 'Eva' },
    { ...ana, verb, itemName: null },
  ]);
  say(...deeds);
  expect(await screen.findAllByRole('paragraph')).toHaveLength(deeds.length);
  expect(screen.queryByText('no words')).not.toBeInTheDocument();
});

it.each([en, es])('has words for every noun and every verb', (texts: Record<string, string>) => {
  const keys = [
    ...AUDIT_VERBS.map((verb) => `audit.verbs.${verb}`),
    ...AUDIT_NOUNS.flatMap((noun) => [`audit.nouns.${noun}`, `activity.nouns.${noun}`]),
  ];
  expect(keys.filter((key) => !texts[key])).toEqual([]);
});
