import { screen } from '@vitral/sdk/testing';
import { describeBlock, paragraph, renderBlock } from '../block.fixtures.tsx';

const QUESTION = { questionEn: 'Does it cost anything?', answerEn: paragraph('No, it does not.') };
const VALUES = { titleEn: 'Questions', questions: [QUESTION] };

describe('the block of questions', () => {
  it('opens a question to its answer', async () => {
    const { user } = await renderBlock('faq', VALUES);
    expect(screen.getByText('No, it does not.')).not.toBeVisible();

    await user.click(screen.getByText('Does it cost anything?'));
    expect(screen.getByText('No, it does not.')).toBeVisible();
  });

  it('describes the questions to search engines', () => {
    expect(describeBlock('faq', VALUES)).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Does it cost anything?',
            acceptedAnswer: { '@type': 'Answer', text: 'No, it does not.' },
          },
        ],
      },
    ]);
    expect(describeBlock('faq', { questions: [] })).toEqual([]);
  });
});
