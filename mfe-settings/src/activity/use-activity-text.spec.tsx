import { AUDIT_NOUNS, AUDIT_VERBS } from '@vitral/sdk/contracts/audit';
import { renderPage, screen } from '@vitral/sdk/testing';
import en from './texts/en.json';
import es from './texts/es.json';
import remote from '../remote.tsx';
import { type ActivityEvent, useActivityText } from './use-activity-text.ts';

const ana = { actorName: 'Ana', noun: 'users' };
const EVENTS: [ActivityEvent, string][] = [
  [{ ...ana, verb: 'invited', itemName: 'Eva' }, 'Ana invited “Eva”'],
  [{ ...ana, verb: 'registered', itemName: 'Eva' }, 'Eva requested an account'],
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
    'The server could not complete the backup “vitral.tar”',
  ],
  [{ ...ana, verb: 'tested', noun: 'notifications', itemName: null }, 'Ana tested the notifications'],
  [
    { ...ana, verb: 'retried', noun: 'deliveries', itemName: 'eva@example.org' },
    'Ana retried the delivery “eva@example.org”',
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

function Sentences({ events }: { events: ActivityEvent[] }) {
  const { sentence } = useActivityText();
  return events.map((event) => (
    <p key={JSON.stringify(event)}>{sentence({ ...event, description: 'untranslated' })}</p>
  ));
}

const renderSentences = (...events: ActivityEvent[]) =>
  renderPage(<Sentences events={events} />, { module: remote });

describe('useActivityText', () => {
  it.each(EVENTS)('describes %j as “%s”', async (event, sentence) => {
    renderSentences(event);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('has a text for every verb, with and without an item name', async () => {
    const events = AUDIT_VERBS.flatMap((verb) => [
      { ...ana, verb, itemName: 'Eva' },
      { ...ana, verb, itemName: null },
    ]);
    renderSentences(...events);
    expect(await screen.findAllByRole('paragraph')).toHaveLength(events.length);
    expect(screen.queryByText('untranslated')).not.toBeInTheDocument();
  });

  it.each([en, es])('has a label for every noun and verb', (texts: Record<string, string>) => {
    const keys = [
      ...AUDIT_VERBS.map((verb) => `audit.verbs.${verb}`),
      ...AUDIT_NOUNS.flatMap((noun) => [`audit.nouns.${noun}`, `activity.nouns.${noun}`]),
    ];
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});
