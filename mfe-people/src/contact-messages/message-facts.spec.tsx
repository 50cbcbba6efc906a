import { renderPage, screen } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { eva } from './contact-messages.fixtures.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageFacts } from './message-facts.tsx';

describe('a lead', () => {
  it('shows what it was about and how to reach a person without an email', async () => {
    renderPage(
      <>
        <MessageFacts message={eva} />
        <MessageActions
          message={{ ...eva, notes: [], replies: [], canReply: false, replyTo: null }}
          onReply={() => {}}
          isBusy={false}
          isReplying={false}
          replyButton={null}
          onDeleted={() => {}}
        />
      </>,
      { module: remote, role: 'manager', responses: {} },
    );
    expect(await screen.findByText('Lead')).toBeVisible();
    expect(screen.getByText('Plan de carrera')).toBeVisible();
    expect(screen.getByRole('link', { name: '+34 600 111 222' })).toHaveAttribute('href', 'tel:+34600111222');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
