import type { PageProps } from '@portfolio/contract';
import { renderPage } from '@portfolio/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Article } from './Article';
import { SAMPLE_FIGURES, SAMPLE_STUDY } from './article-testing/sampleStudy';
import type { Study } from './study';

function renderArticle(study: Study = SAMPLE_STUDY) {
  function Page(props: PageProps) {
    return <Article {...props} study={study} figures={SAMPLE_FIGURES} />;
  }
  return renderPage(Page, {
    title: 'Sample',
    blog: { published: '2026-03-12', readingMinutes: 1, summary: '' },
  });
}

beforeEach(() => window.history.replaceState(null, '', '/work/UX/sample'));

describe('Article', () => {
  test('has one first-level heading and the summary before the text', () => {
    renderArticle();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const fact = screen.getByText('Problem fact');
    const opening = screen.getByText('Opening words.');
    expect(fact.compareDocumentPosition(opening) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      expect.arrayContaining(['Problem', 'Outcome', 'Role', 'Team', 'Time', 'Constraints']),
    );
  });

  test('shows its opening picture before the summary, and not again in the text', () => {
    const content = { text: 'Opening words.', img: { src: 'before', alt: 'The opening picture' } };
    renderArticle({ ...SAMPLE_STUDY, content: { ...SAMPLE_STUDY.content, content } });
    const [picture] = screen.getAllByRole('img', { name: 'The opening picture' });
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(
      picture!.compareDocumentPosition(screen.getByText('Problem fact')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(screen.getAllByText('Figure 1')).toHaveLength(1);
    expect(screen.getByText('Opening words.')).toBeVisible();
  });

  test('shows its publication date', () => {
    renderArticle();
    expect(screen.getByText('12 March 2026')).toHaveAttribute('datetime', '2026-03-12');
  });

  test('shows every kind of block', () => {
    renderArticle();
    expect(screen.getByText('Second paragraph.')).toBeVisible();
    expect(screen.getByRole('blockquote')).toHaveTextContent('A quoted line.');
    expect(screen.getByText('Made up for the test')).toBeVisible();
    expect(screen.getByText('text').localName).toBe('strong');
    expect(screen.getAllByRole('img', { name: 'A screen' })[0]).toHaveAttribute('src', 'screen.light.svg');
    expect(screen.getByText('Figure 1')).toBeVisible();
    expect(screen.getByText('Key of the problem.')).toBeVisible();
    expect(screen.getByText('Figure 1').closest('figure')).toHaveTextContent(/The limit.*The way out/);
  });

  test('marks the numbers of a caption, each together with the word after it', () => {
    const caption = '1 The limit of 3 tries. 2 “Two” is enough. 3 “I do not know” is an answer too.';
    const [first, ...sections] = SAMPLE_STUDY.content.sections;
    const content = { img: { src: 'screen', alt: 'A screen', caption } };
    renderArticle({
      ...SAMPLE_STUDY,
      content: { ...SAMPLE_STUDY.content, sections: [{ ...first!, content }, ...sections] },
    });
    const text = screen.getByText(/The limit of 3 tries/);
    const marks = [...text.querySelectorAll('b')].map((mark) => mark.textContent);
    expect(marks).toEqual(['1\u00A0', '2\u00A0', '3\u00A0']);
  });

  test('lists its headings as links to them', () => {
    renderArticle();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link', { hidden: true });
    for (const link of links) {
      const target = document.querySelector(String(link.getAttribute('href')));
      expect(target).toHaveTextContent(String(link.textContent));
    }
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Problem',
      'Role',
      'Constraints',
      'Decisions',
      'A detail',
    ]);
  });

  test('has headings that form an outline without gaps, with the subject of each note', () => {
    renderArticle();
    const main = screen.getAllByRole('heading').map((heading) => [heading.localName, heading.textContent]);
    expect(main).toEqual([
      ['h1', 'A sample study'],
      ['h2', 'Summary'],
      ['h2', 'Problem'],
      ['h2', 'Role I did the first half'],
      ['h2', 'Constraints Half was enough'],
      ['h2', 'Decisions'],
      ['h3', 'A detail'],
      ['h3', 'The screen, before and after'],
    ]);
  });

  test('links each skill to the section that proves it', () => {
    renderArticle();
    const links = screen.getAllByRole('link', { name: /^(Problem framing|Interaction design): / });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Problem framing: Problem', '#sample-problem'],
      ['Interaction design: Decisions', '#sample-decisions'],
    ]);
  });

  test('enlarges the figure that the address names', () => {
    window.history.replaceState(null, '', '#sample-figure-screen');
    renderArticle();
    expect(screen.getByRole('dialog', { name: '1. The limit' })).toBeVisible();
    expect(document.getElementById('sample-figure-screen')?.localName).toBe('figure');
  });

  test('enlarges a figure in a dialog and closes it', async () => {
    const user = userEvent.setup();
    renderArticle();
    await user.click(screen.getByRole('button', { name: 'Enlarge Figure 1' }));
    const dialog = screen.getByRole('dialog', { name: '1. The limit' });
    expect(within(dialog).getAllByRole('img', { name: 'A screen' })).not.toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('runs no code of a content file', () => {
    const hostile =
      '<img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script><p>Harmless</p>';
    const { container } = renderArticle({
      ...SAMPLE_STUDY,
      content: { ...SAMPLE_STUDY.content, content: { altText: hostile, text: hostile, bold: hostile } },
    });
    expect(screen.getByText('Harmless')).toBeVisible();
    expect(container.querySelector('script, [onerror], img[src="x"]')).toBeNull();
    expect(window).not.toHaveProperty('wasRun');
  });

  test('refuses a figure that has no drawing', () => {
    const broken = { ...SAMPLE_STUDY.content, content: { img: { src: 'nowhere', alt: 'Nothing' } } };
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderArticle({ ...SAMPLE_STUDY, content: broken })).toThrow(/the figure "nowhere"/);
  });
});

describe('reading depth', () => {
  test('shows everything by default', () => {
    renderArticle();
    expect(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'A detail' })).toBeVisible();
  });

  test('keeps pictures, key sentences and headings at 30 seconds', async () => {
    renderArticle();
    await userEvent.click(screen.getByRole('radio', { name: '30 seconds' }));
    expect(screen.getByText('Key of the problem.')).toBeVisible();
    const decisions = screen.getByRole('region', { name: 'Decisions' });
    expect(decisions).toHaveTextContent('Key of the decisions.');
    expect(within(decisions).getAllByRole('img', { name: 'Before picture' })).not.toHaveLength(0);
    expect(within(decisions).getAllByRole('img', { name: 'After picture' })).not.toHaveLength(0);
    expect(screen.queryByText('First paragraph.')).not.toBeInTheDocument();
    expect(screen.queryByText('Decision one')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?depth=30s');
  });

  test('shows whole drawings on their own ground at 30 seconds, and enlarges those compared', async () => {
    renderArticle();
    await userEvent.click(screen.getByRole('radio', { name: '30 seconds' }));
    const decisions = screen.getByRole('region', { name: 'Decisions' });
    expect(decisions.querySelector('source')).toBeNull();
    const [picture] = within(decisions).getAllByRole('img', { name: 'After picture' });
    expect(picture!.closest('[style]')).toHaveAttribute(
      'style',
      expect.stringContaining('--ground: #eeeeee; --ground-dark: #111111'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge After' }));
    const dialog = screen.getByRole('dialog', { name: 'After: The screen, before and after' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Enlarge After' })).toHaveFocus();
  });

  test('leaves out subsections at 5 minutes', async () => {
    renderArticle();
    await userEvent.click(screen.getByRole('radio', { name: '5 minutes' }));
    expect(screen.getByText('First paragraph.')).toBeVisible();
    expect(screen.queryByText('A detail')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'A detail', hidden: true })).not.toBeInTheDocument();
  });

  test('starts at the depth of the URL and keeps the history entry', async () => {
    window.history.replaceState({ key: 'kept' }, '', '/work/UX/sample?depth=30s#sample-problem');
    renderArticle();
    expect(screen.getByRole('radio', { name: '30 seconds' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^All/ }));
    expect(window.location.href).toMatch(/\/work\/UX\/sample#sample-problem$/);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  test('keeps its depth while Back leads to another page', () => {
    window.history.replaceState(null, '', '/work/UX/sample?depth=30s');
    renderArticle();
    window.history.replaceState(null, '', '/work');
    fireEvent.popState(window);
    expect(screen.getByRole('radio', { name: '30 seconds' })).toBeChecked();
  });

  test('follows Back to another depth', () => {
    renderArticle();
    window.history.replaceState(null, '', '?depth=5min');
    fireEvent.popState(window);
    expect(screen.getByRole('radio', { name: '5 minutes' })).toBeChecked();
  });
});

describe('comparison', () => {
  test('moves its line by keyboard and announces the position', () => {
    renderArticle();
    const slider = screen.getByRole('slider', { name: 'Line between before and after' });
    expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
    fireEvent.change(slider, { target: { value: '20' } });
    expect(slider).toHaveAttribute('aria-valuetext', '20% before, 80% after');
  });

  test.each([
    ['Before', '100'],
    ['Half and half', '50'],
    ['After', '0'],
  ])('%s puts the line at %s', async (name, value) => {
    renderArticle();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('slider')).toHaveValue(value);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  });

  test('lists its decisions in order', () => {
    renderArticle();
    const group = screen.getByRole('group', { name: 'The screen, before and after' });
    expect(
      within(group)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Decision oneReason one.', 'Decision twoReason two.']);
  });
});

describe('share', () => {
  test('copies the link if it cannot be shared, and confirms it', async () => {
    const user = userEvent.setup();
    const { showAlert } = renderArticle();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await window.navigator.clipboard.readText()).toBe(window.location.href);
    expect(showAlert).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'success', message: 'Link copied.' }),
    );
  });

  test('shows the link if it could not be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    const { showAlert } = renderArticle();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(showAlert).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'warning', description: window.location.href }),
    );
  });
});
