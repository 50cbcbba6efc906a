import { noor, rosa } from './contact-messages.fixtures.ts';
import { replyTemplate } from './reply-texts.ts';

const rest = { notes: [], replies: [], canReply: true, replyTo: null };

describe('replyTemplate', () => {
  it('greets in the language of the visitor', () => {
    expect(replyTemplate({ ...rosa, ...rest })).toEqual({
      subject: 'Re: tu mensaje',
      text: 'Hola, Rosa Méndez:\n\n',
    });
    expect(replyTemplate({ ...noor, ...rest })).toEqual({
      subject: 'Votre demande pour rejoindre l’équipe',
      text: 'Bonjour Noor Haddad,\n\n',
    });
  });

  it('continues the subject of the last reply', () => {
    const replies = ['Re: uno', 'Re: dos'].map((subject, index) => ({
      ...{ id: `${index}`, subject, text: '', authorName: 'Ana', state: 'sent' as const, problem: null },
      ...{ createdAt: '', sentAt: '' },
    }));
    expect(replyTemplate({ ...rosa, ...rest, replies }).subject).toBe('Re: dos');
  });
});
