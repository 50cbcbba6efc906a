import { Injectable } from '@nestjs/common';
import { releaseCallProblems, TooManyComparisons } from '@vitral/contracts/call-differences';
import { type CallShape, callKey } from '@vitral/contracts/module-calls';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { callShape, operationsOf } from '@vitral/contracts/site-calls';
import { OpenApiService } from '../../platform/openapi/openapi.service.ts';
import { problem } from '../releases/release-problem.ts';

const MAX_PROBLEMS = 20;

/** Compares the calls that releases were built against with the calls of this site. docs/adr/103. */
@Injectable()
export class CallProblems {
  private known: Promise<ReadonlyMap<string, CallShape>> | null = null;

  constructor(private readonly openApi: OpenApiService) {}

  async of(descriptors: readonly BuiltDescriptor[]): Promise<ReleaseProblem[]> {
    const problems = await Promise.all(descriptors.map((descriptor) => this.ofRelease(descriptor)));
    return problems.flat();
  }

  private async ofRelease({ name, calls = [] }: BuiltDescriptor): Promise<ReleaseProblem[]> {
    // Describing the API takes a moment, and most releases do not need it.
    if (calls.length === 0) return [];
    this.known ??= this.read();
    const site = await this.known;
    try {
      const found = releaseCallProblems(name, calls, site);
      return found.slice(0, MAX_PROBLEMS).map(({ code, params }) => problem(code, params));
    } catch (error) {
      if (!(error instanceof TooManyComparisons)) throw error;
      return [problem('descriptor-invalid', { field: 'calls' })];
    }
  }

  private async read(): Promise<ReadonlyMap<string, CallShape>> {
    const document = await this.openApi.siteDocument();
    const calls = operationsOf(document).map((operation) =>
      callShape(operation, document.components?.schemas),
    );
    return new Map(calls.map((call) => [callKey(call), call]));
  }
}
