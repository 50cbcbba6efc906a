// Response schemas from the return types of handlers: decorators see no interface.
import ts from 'typescript';

const { canHaveDecorators, getDecorators, isCallExpression, isClassDeclaration, isMethodDeclaration } = ts;
const { SymbolFlags, TypeFlags } = ts;

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | undefined;
  description?: string;
}

const VERBS = ['Get', 'Post', 'Put', 'Delete'];

const LIST = 'Page';

/** Returns schemas by `Class_method` (null for handlers that return nothing), and the named schemas that they refer to. */
export function openApiResponses(program: ts.Program) {
  const responses = new Responses(program.getTypeChecker());
  const classes = program.getSourceFiles().flatMap(({ fileName, statements }) => {
    return statements.filter(isClassDeclaration).map((declaration) => ({ fileName, declaration }));
  });
  for (const { fileName, declaration } of classes) {
    if (fileName.endsWith('.dto.ts')) responses.reserve(declaration);
  }
  for (const { fileName, declaration } of classes) {
    if (fileName.endsWith('.controller.ts') && !hasDecorator(declaration, ['ApiExcludeController']))
      responses.add(declaration);
  }
  return { operations: responses.operations, schemas: responses.schemas };
}

class Responses {
  operations: Record<string, Schema | null> = {};
  schemas: Record<string, Schema> = {};
  #declarations = new Map<string, ts.Declaration>();
  #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  reserve(dto: ts.ClassDeclaration) {
    this.#declarations.set(nameOf(dto), dto);
  }

  add(controller: ts.ClassDeclaration) {
    for (const method of controller.members.filter(isMethodDeclaration)) {
      if (!hasDecorator(method, VERBS)) continue;
      const signature = this.#checker.getSignatureFromDeclaration(method);
      const type = signature && this.#checker.getAwaitedType(signature.getReturnType());
      if (!type) throw new Error(`${nameOf(controller)}.${method.name.getText()} has no return type`);
      this.operations[`${nameOf(controller)}_${method.name.getText()}`] = isNothing(type)
        ? null
        : this.#schemaOf(type);
    }
  }

  #schemaOf(type: ts.Type): Schema {
    if (type.isUnion()) return this.#schemaOfUnion(type);
    if (type.isStringLiteral() || type.isNumberLiteral())
      return { type: typeof type.value, enum: [type.value] };
    if (type.flags & TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.flags & TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#schemaOfObject(type);
    if (type.flags & TypeFlags.Unknown) return {};
    throw new Error(`There is no schema for the type ${this.#checker.typeToString(type)}`);
  }

  #schemaOfUnion(union: ts.UnionType): Schema {
    const isNullable = union.types.some(({ flags }) => flags & TypeFlags.Null);
    const types = union.types.filter((type) => !isNothing(type) && !(type.flags & TypeFlags.Null));
    const schema = this.#named(union, () => this.#schemaOfTypes(types));
    if (!isNullable) return schema;
    return schema.$ref ? { allOf: [schema], nullable: true } : { ...schema, nullable: true };
  }

  #schemaOfTypes(types: readonly ts.Type[]): Schema {
    const literals = types.filter((type) => type.isLiteral());
    if (literals.length > 0 && literals.length === types.length) {
      const values = literals.map(({ value }) => value);
      return { type: typeof values[0], enum: values };
    }
    const schemas = types.map((type) => this.#schemaOf(type));
    const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
    const [schema] = different;
    return schema && different.length === 1 ? schema : { anyOf: different };
  }

  #schemaOfObject(type: ts.Type): Schema {
    const name = type.getSymbol()?.name;
    if (name === 'Date') return { type: 'string', format: 'date-time' };
    if (this.#checker.isArrayLikeType(type) || name === LIST) {
      const types = this.#checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.#schemaOfTypes(types) };
    }
    return this.#named(type, () => this.#schemaOfFields(type));
  }

  #schemaOfFields(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const symbol of this.#checker.getPropertiesOfType(type)) {
      const description = symbol
        .getDocumentationComment(this.#checker)
        .map(({ text }) => text)
        .join('');
      const schema = this.#schemaOf(this.#checker.getTypeOfSymbol(symbol));
      // A $ref allows no other field beside it.
      const isAlone = description === '' || schema.$ref !== undefined;
      properties[symbol.name] = isAlone ? schema : { ...schema, description };
      if (!(symbol.flags & SymbolFlags.Optional)) required.push(symbol.name);
    }
    const others = this.#checker.getIndexInfosOfType(type).map((info) => this.#schemaOf(info.type));
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(others.length > 0 && { additionalProperties: others.length > 1 ? { anyOf: others } : others[0] }),
    };
  }

  #named(type: ts.Type, describe: () => Schema): Schema {
    const symbol = type.aliasSymbol ?? type.getSymbol();
    const [declaration] = symbol?.declarations ?? [];
    const isGeneric = (type.aliasTypeArguments ?? (type as ts.TypeReference).typeArguments ?? []).length > 0;
    if (!symbol || !declaration || symbol.name.startsWith('__') || isGeneric) return describe();
    const { name } = symbol;
    const known = this.#declarations.get(name);
    if (known && known !== declaration)
      throw new Error(`Two types in the description of the API are called ${name}`);
    if (!known) {
      this.#declarations.set(name, declaration);
      this.schemas[name] = describe();
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

const nameOf = (declaration: ts.ClassDeclaration) => declaration.name?.text ?? '';

function hasDecorator(node: ts.Node, names: string[]) {
  const decorators = canHaveDecorators(node) ? getDecorators(node) : [];
  return decorators?.some(
    ({ expression }) => isCallExpression(expression) && names.includes(expression.expression.getText()),
  );
}

function isNothing({ flags }: ts.Type) {
  return Boolean(flags & (TypeFlags.Undefined | TypeFlags.Void));
}
